<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use App\Domain\People\PersonName;

/** A payment's description prepared for comparison. */
final readonly class PaymentText
{
    /** Words that banks write around the payer's text. */
    private const NOISE = [
        'payment',
        'payments',
        'from',
        'osko',
        'payid',
        'npp',
        'fast',
        'transfer',
        'deposit',
        'credit',
        'received',
        'receipt',
        'ref',
        'reference',
        'direct',
        'inward',
        'to',
        'the',
        'via',
        'pay',
        'id',
        'for',
        'by',
        'of',
        'anyone',
        'internet',
        'online',
        'mobile',
        'banking',
        'bank',
        'part',
        'pt',
        'instalment',
        'funds',
        'trf',
        'tfr',
        'mr',
        'mrs',
        'ms',
        'miss',
        'dr',
        'no',
        'value',
        'date',
        'au',
        'aud',
        'x2p1',
        'sct',
        'real',
        'time',
    ];

    /** Shorter numbers belong to addresses and counts. */
    private const MIN_REFERENCE = 3;

    /**
     * @param  list<string>  $words
     * @param  PersonName  $payer  the payer's name; for a description without one, the words that could be a name
     * @param  list<string>  $references  numbers that the payer wrote
     */
    private function __construct(public array $words, public PersonName $payer, public array $references, public ?string $part, public bool $namesPayer) {}

    public static function of(string $description, ?string $payerName): self
    {
        $words = self::wordsOf($description);
        $names = $payerName === null ? array_filter($words, static fn (string $word): bool => preg_match('/\d/', $word) === 0) : self::wordsOf($payerName);

        return new self(
            $words,
            PersonName::fromWords(array_values(array_diff($names, self::NOISE))),
            array_values(array_filter($words, static fn (string $word): bool => ctype_digit($word) && strlen($word) >= self::MIN_REFERENCE)),
            self::partOf($description),
            $payerName !== null,
        );
    }

    /** @return list<string> */
    private static function wordsOf(string $text): array
    {
        return PersonName::split((string) preg_replace("/[^\\p{L}\\p{N}\\s'’-]+/u", ' ', mb_scrub($text)));
    }

    /** `1 of 2` for "1/2", "part 1", "1 of 2"; dates have three numbers. */
    private static function partOf(string $text): ?string
    {
        return match (true) {
            preg_match('#(?<![\d/])(\d{1,2})\s*(?:of|/)\s*(\d{1,2})(?![\d/])#i', $text, $found) === 1 => (int) $found[1].' of '.(int) $found[2],
            preg_match('/\b(?:part|pt|instal?lment)\s*(\d{1,2})\b/i', $text, $found) === 1 => 'part '.(int) $found[1],
            default => null,
        };
    }
}
