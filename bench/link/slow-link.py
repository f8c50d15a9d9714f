#!/usr/bin/env python3
"""A slow line between two ends of one machine, packet by packet (needs root, iproute2, /dev/net/tun).

Makes a network namespace joined to this one by two tun devices and a relay that
delays each packet RTT/2 and paces it to the given rates, so real kernel TCP runs over it:
handshake round trips, slow start from a 10-segment window, head-of-line blocking.

  slow-link.py --ns plazabench --rtt 400 --down 400 --up 400      (ms, kbit/s; 0 = unlimited)
Prints READY, then runs until stdin closes or SIGTERM. A line "rtt down up" on stdin
changes the link while it runs. In the namespace the host is 10.77.0.1.
Queue: drop-tail, --queue ms of buffering (default 1500; slow links are usually over-buffered).
"""
import argparse, fcntl, heapq, os, select, signal, struct, subprocess, sys, time
ap = argparse.ArgumentParser()
ap.add_argument('--ns', default='plazabench')
ap.add_argument('--rtt', type=float, default=400)
ap.add_argument('--down', type=float, default=400)
ap.add_argument('--up', type=float, default=400)
ap.add_argument('--queue', type=float, default=1500)
a = ap.parse_args()

def sh(*c, ok=True):
    r = subprocess.run(c, capture_output=True, text=True)
    if ok and r.returncode: sys.exit(f"{' '.join(c)}: {r.stderr}")

def tun(name):
    fd = os.open('/dev/net/tun', os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(fd, 0x400454ca, struct.pack('16sH', name.encode(), 0x0001 | 0x1000))  # IFF_TUN|IFF_NO_PI
    return fd

sh('ip', 'netns', 'del', a.ns, ok=False)
sh('ip', 'netns', 'add', a.ns)
S, C = tun('slowS'), tun('slowC')
sh('ip', 'addr', 'add', '10.77.0.1/30', 'dev', 'slowS'); sh('ip', 'link', 'set', 'slowS', 'up')
sh('ip', 'link', 'set', 'slowC', 'netns', a.ns)
n = ['ip', 'netns', 'exec', a.ns]
sh(*n, 'ip', 'addr', 'add', '10.77.0.2/30', 'dev', 'slowC'); sh(*n, 'ip', 'link', 'set', 'slowC', 'up')
sh(*n, 'ip', 'link', 'set', 'lo', 'up'); sh(*n, 'ip', 'route', 'add', 'default', 'via', '10.77.0.1')

def bye(*_):
    subprocess.run(['ip', 'netns', 'del', a.ns], capture_output=True); os._exit(0)
signal.signal(signal.SIGTERM, bye); signal.signal(signal.SIGINT, bye)

state = dict(half=a.rtt / 2000, rate={S: a.down * 125, C: a.up * 125})   # bytes/s; S->C is "down"
free = {S: 0.0, C: 0.0}
out = {S: C, C: S}
heap, seq, buf = [], 0, b''
print('READY', flush=True)
while True:
    now = time.monotonic()
    while heap and heap[0][0] <= now:
        _, _, fd, p = heapq.heappop(heap)
        try: os.write(fd, p)
        except OSError: pass
        now = time.monotonic()
    r, _, _ = select.select([S, C, 0], [], [], max(0, heap[0][0] - now) if heap else None)
    now = time.monotonic()
    for fd in r:
        if fd == 0:
            d = os.read(0, 4096)
            if not d: bye()
            buf += d
            while b'\n' in buf:
                l, buf = buf.split(b'\n', 1); v = [float(x) for x in l.split()]
                if len(v) == 3:
                    state['half'] = v[0] / 2000; state['rate'] = {S: v[1] * 125, C: v[2] * 125}; free = {S: 0.0, C: 0.0}
                    print('SET', flush=True)
            continue
        for _ in range(64):
            try: p = os.read(fd, 4096)
            except BlockingIOError: break
            rate = state['rate'][fd]
            start = max(now, free[fd])
            if (start - now) * 1000 > a.queue: continue            # drop-tail
            free[fd] = start + (len(p) / rate if rate else 0)
            seq += 1
            heapq.heappush(heap, (free[fd] + state['half'], seq, out[fd], p))
