#!/bin/sh
# Starts Chromium in the network namespace at the far end of the slow link (slow-link.py).
exec ip netns exec plazabench "$CHROMIUM_PATH" "$@"
