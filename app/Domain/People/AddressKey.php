<?php

declare(strict_types=1);

namespace App\Domain\People;

use App\Support\TextNormalizer;

/** The parts of a street address, so that `Unit 3, 12 Smith Street` equals `3/12 smith st`. */
final readonly class AddressKey
{
    private const STREETS = [
        'street' => 'st',
        'road' => 'rd',
        'avenue' => 'ave',
        'av' => 'ave',
        'crescent' => 'cres',
        'cr' => 'cres',
        'court' => 'ct',
        'crt' => 'ct',
        'drive' => 'dr',
        'drv' => 'dr',
        'place' => 'pl',
        'lane' => 'ln',
        'parade' => 'pde',
        'highway' => 'hwy',
        'boulevard' => 'blvd',
        'bvd' => 'blvd',
        'terrace' => 'tce',
        'close' => 'cl',
        'circuit' => 'cct',
        'grove' => 'gr',
        'square' => 'sq',
        'esplanade' => 'esp',
        'north' => 'n',
        'south' => 's',
        'east' => 'e',
        'west' => 'w',
        'saint' => 'st',
        'mount' => 'mt',
    ];

    private function __construct(public string $unit, public string $number, public string $street, public string $postcode) {}

    public static function of(?string $address, ?string $postcode): ?self
    {
        $plain = trim((string) preg_replace('/[^a-z0-9\/ -]+/', ' ', TextNormalizer::plain($address ?? '')));
        $unit = '';
        if (preg_match('/^(?:unit|u|apartment|apt|flat|suite|shop|lot|villa) ?([0-9]+[a-z]?)[\s\/]+(.*)$/', $plain, $found) === 1
            || preg_match('/^([0-9]+[a-z]?) ?\/ ?(.*)$/', $plain, $found) === 1) {
            [, $unit, $plain] = $found;
        }
        if (preg_match('/^([0-9]+[a-z]?)(?: ?- ?[0-9]+[a-z]?)? +(.+)$/', $plain, $found) !== 1 || ($postcode ?? '') === '') {
            return null;
        }

        $words = array_map(static fn (string $word): string => self::STREETS[$word] ?? $word, preg_split('/[\s-]+/', trim($found[2])) ?: []);

        return new self($unit, $found[1], implode(' ', $words), (string) $postcode);
    }

    /** Whether both are the same address. An address without a unit matches every unit. */
    public function matches(?self $other): bool
    {
        return $other !== null && $this->number === $other->number && $this->street === $other->street && $this->postcode === $other->postcode
            && ($this->unit === $other->unit || $this->unit === '' || $other->unit === '');
    }

    /**
     * How the address can begin, in its usual spellings.
     *
     * @return list<string>
     */
    public function beginnings(): array
    {
        $unit = $this->unit;
        $number = $this->number;

        return $unit === ''
            ? ["{$number} "]
            : [
                "{$number} ",
                "{$unit}/{$number} ",
                "{$unit} / {$number} ",
                "Unit {$unit}",
                "unit {$unit}",
                "U{$unit} ",
                "U{$unit}/",
                "Apt {$unit}",
                "Flat {$unit}",
            ];
    }
}
