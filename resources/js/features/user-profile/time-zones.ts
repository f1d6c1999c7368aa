import type { Option } from '@/components/ui/option-type';

let all: Option[] | undefined;

/** Every time zone that the browser supports, Australian ones first. */
export function timeZoneOptions(): Option[] {
    all ??= Intl.supportedValuesOf('timeZone')
        .toSorted((one, other) => Number(isAustralian(other)) - Number(isAustralian(one)) || one.localeCompare(other))
        .map(timeZoneOption);

    return all;
}

/** Labels `Australia/Lord_Howe` as `Lord Howe, Australia`. */
export function timeZoneOption(zone: string): Option {
    const [region, ...place] = zone.replaceAll('_', ' ').split('/');

    return { value: zone, label: place.length === 0 ? zone : `${place.reverse().join(', ')}, ${region}` };
}

function isAustralian(zone: string): boolean {
    return zone.startsWith('Australia/');
}
