<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Domain\People\BankNameParser;
use App\Domain\People\PersonName;
use App\Domain\Withdrawals\BankAccountRepository;
use App\Domain\Withdrawals\BankDestination;
use App\Enums\PaymentRail;
use App\Models\Deposit;
use App\Support\PaymentDescription;
use Carbon\CarbonImmutable;

/** The details of the payer in a bank line. */
final readonly class PayerLine
{
    /** Numbers read from a description, starting at its end, where payers write the PIN. */
    private const MOST_REFERENCES = 3;

    /** Longer numbers are phone or account numbers. */
    private const REFERENCE = '/(?<![\d.,\/:-])\d{4,8}(?![\d.,\/:-]\d|\d)/';

    private const PHONE = '/(?<!\d)(?:\+?61[ ]?|0)4(?:[ ]?\d){8}(?!\d)/';

    private const LONGEST_KEY = 150;

    /**
     * @param  list<string>  $references  numbers that could be a PIN, most likely first
     * @param  list<string>  $payIds  as BankDestination formats them
     * @param  list<string>  $fingerprints  of these PayIDs
     * @param  list<string>  $keys  of the payer in known_payers
     */
    private function __construct(
        public int $bankLineId,
        public ?int $supposedClientId,
        /** False when the name was taken from the description. */
        public bool $isNamed,
        public PersonName $payer,
        public array $references,
        public array $payIds,
        public array $fingerprints,
        public array $keys,
        public ?string $endToEndId,
        public PaymentRail $rail,
        public int $amountCents,
        public CarbonImmutable $valueAt,
    ) {}

    public static function of(Deposit $deposit, BankAccountRepository $accounts): self
    {
        $line = $deposit->loadMissing('bankLine')->bankLine;
        $payer = $line->payer_name === null ? BankNameParser::description($line->description) : BankNameParser::payer($line->payer_name);
        $payIds = self::payIds($line->description);
        $fingerprints = array_map(static fn (string $payId): string => $accounts->fingerprintOf(BankDestination::payId('', $payId)), $payIds);

        return new self(
            bankLineId: $line->id,
            supposedClientId: $deposit->client_id,
            isNamed: $line->payer_name !== null,
            payer: $payer,
            references: self::references($line->description),
            payIds: $payIds,
            fingerprints: $fingerprints,
            keys: [
                ...(count($payer->words) > 1 ? [substr('name '.implode(' ', $payer->words), 0, self::LONGEST_KEY)] : []),
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

        return array_slice(
            array_values(array_unique([...$reference === null || strlen($reference) > 16 ? [] : [$reference], ...$others])),
            0,
            self::MOST_REFERENCES,
        );
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
