<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Enums\PaymentRail;
use App\Models\Deposit;
use App\Services\Intake\BankAccountBook;
use App\Services\Intake\BankDestination;
use App\Services\Intake\PaymentDescription;
use Carbon\CarbonImmutable;

/** What a line of the bank tells of whoever paid, read once. */
final readonly class PayerLine
{
    /** Of the digits in a description; a PIN stands at its end. */
    private const MOST_REFERENCES = 3;

    /** Digits of PINs; longer ones are telephone or account numbers. */
    private const REFERENCE = '/(?<![\d.,\/:-])\d{4,8}(?![\d.,\/:-]\d|\d)/';

    private const PHONE = '/(?<!\d)(?:\+?61[ ]?|0)4(?:[ ]?\d){8}(?!\d)/';

    private const LONGEST_KEY = 150;

    /**
     * @param  list<string>  $words  of the payer's name, folded; none where the line names nobody
     * @param  list<string>  $references  digits that may be a PIN, the likeliest first
     * @param  list<string>  $payIds  as BankDestination writes them
     * @param  list<string>  $fingerprints  of these PayIDs, under every key in use
     * @param  list<string>  $keys  by which known_payers remembers the payer
     */
    private function __construct(
        public int $depositId,
        public int $bankLineId,
        public ?int $supposedClientId,
        /** False where the name was only picked out of a text. */
        public bool $isNamed,
        public array $words,
        public array $references,
        public array $payIds,
        public array $fingerprints,
        public array $keys,
        public ?string $endToEndId,
        public PaymentRail $rail,
        public int $amountCents,
        public CarbonImmutable $valueAt,
    ) {}

    public static function of(Deposit $deposit, BankAccountBook $accounts): self
    {
        $line = $deposit->loadMissing('bankLine')->bankLine;
        $words = $line->payer_name === null ? PayerLikeness::wordsInText($line->description) : PayerLikeness::words($line->payer_name);
        $payIds = self::payIds($line->description);
        $fingerprints = array_map(static fn (string $payId): string => $accounts->fingerprintOf(BankDestination::payId('', $payId)), $payIds);

        return new self(
            depositId: $deposit->id,
            bankLineId: $line->id,
            supposedClientId: $deposit->client_id,
            isNamed: $line->payer_name !== null,
            words: $words,
            references: self::references($line->description),
            payIds: $payIds,
            fingerprints: $fingerprints,
            keys: [
                ...(count($words) > 1 ? [substr('name '.implode(' ', $words), 0, self::LONGEST_KEY)] : []),
                ...array_map(static fn (string $fingerprint): string => "payid {$fingerprint}", $fingerprints),
            ],
            endToEndId: $line->end_to_end_id,
            rail: $deposit->rail,
            amountCents: $deposit->amount_cents,
            valueAt: $line->value_at,
        );
    }

    /** @return list<string> */
    private static function references(string $description): array
    {
        $reference = PaymentDescription::parse($description)->reference;
        preg_match_all(self::REFERENCE, (string) preg_replace(self::PHONE, ' ', $description), $found);
        $others = array_reverse($found[0]);

        return array_slice(array_values(array_unique([...($reference === null || strlen($reference) > 16 ? [] : [$reference]), ...$others])), 0, self::MOST_REFERENCES);
    }

    /** @return list<string> */
    private static function payIds(string $description): array
    {
        preg_match_all('/[^\s@,;:()<>]+@[^\s@,;:()<>]+\.[a-z]{2,}/i', $description, $addresses);
        preg_match_all(self::PHONE, $description, $phones);
        $payIds = array_map(BankDestination::normalPayId(...), [...$addresses[0], ...$phones[0]]);

        return array_slice(array_values(array_unique(array_filter($payIds))), 0, self::MOST_REFERENCES);
    }
}
