<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Services\Search\TermFolder;

/** A payment's description as it is compared: whose name stands in it, which digits, and whether it counts parts. */
final readonly class PaymentText
{
    /** What banks put around what the payer wrote. */
    private const NOISE = [
        'payment', 'payments', 'from', 'osko', 'payid', 'npp', 'fast', 'transfer', 'deposit', 'credit', 'received', 'receipt', 'ref', 'reference', 'direct', 'inward',
        'to', 'the', 'via', 'pay', 'id', 'for', 'by', 'of', 'anyone', 'internet', 'online', 'mobile', 'banking', 'bank', 'part', 'pt', 'instalment', 'funds', 'trf', 'tfr',
        'mr', 'mrs', 'ms', 'miss', 'dr', 'no', 'value', 'date', 'au', 'aud', 'x2p1', 'sct', 'real', 'time',
    ];

    /** Shorter numbers are parts of addresses and counts. */
    private const SHORTEST_REFERENCE = 3;

    /**
     * @param  list<string>  $words  everything, folded
     * @param  list<string>  $names  the words of the payer's name; of a description without one, what is left of it
     * @param  list<string>  $references  the numbers that the payer put there
     */
    private function __construct(public array $words, public array $names, public array $references, public ?string $part, public bool $namesPayer) {}

    public static function of(string $description, ?string $payerName): self
    {
        $part = self::partOf($description);
        $words = self::wordsOf($description);
        $letters = array_values(array_filter($words, static fn (string $word): bool => preg_match('/\d/', $word) === 0 && ! in_array($word, self::NOISE, true)));
        $names = $payerName === null ? $letters : array_values(array_diff(self::wordsOf($payerName), self::NOISE));
        $references = array_values(array_filter($words, static fn (string $word): bool => ctype_digit($word) && strlen($word) >= self::SHORTEST_REFERENCE));

        return new self($words, $names, $references, $part, $payerName !== null);
    }

    /** 0 to 1: how much of two descriptions is the same, letter by letter, without what banks put around them. */
    public function likeness(self $other): float
    {
        $left = implode(' ', array_diff($this->words, self::NOISE));
        $right = implode(' ', array_diff($other->words, self::NOISE));
        $longest = max(strlen($left), strlen($right));

        return $longest === 0 ? 0.0 : 1 - levenshtein(substr($left, 0, 255), substr($right, 0, 255)) / min($longest, 255);
    }

    public function says(self $other): bool
    {
        return $this->words !== [] && $this->words === $other->words;
    }

    /** @return list<string> */
    private static function wordsOf(string $text): array
    {
        return array_values(array_filter(preg_split('/[^a-z0-9]+/', str_replace(["'", '’'], '', TermFolder::plain(mb_scrub($text)))) ?: [], static fn (string $word): bool => $word !== ''));
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
