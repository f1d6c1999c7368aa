// Runs in the page, before anything else. INP of so few interactions is the slowest of them.
const vitals = { lcp: 0, inp: 0, cls: 0 };
window.benchVitals = vitals;

function watch(type, see) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
    observer.observe({ type, buffered: true, durationThreshold: 16 });
}

watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
});
watch('layout-shift', (entry) => {
    vitals.cls += entry.hadRecentInput ? 0 : entry.value;
});
watch('event', (entry) => {
    vitals.inp = entry.interactionId > 0 ? Math.max(vitals.inp, entry.duration) : vitals.inp;
});
