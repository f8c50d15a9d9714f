#!/bin/sh
# Starts the browser at the far end of the slow line (slow-link.py).
exec ip netns exec plazabench "$CHROMIUM_PATH" "$@"
