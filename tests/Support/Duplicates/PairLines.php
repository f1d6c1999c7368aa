<?php

declare(strict_types=1);

namespace Tests\Support\Duplicates;

use App\Support\PaymentDescription;
use Carbon\CarbonImmutable;

/**
 * Lines as the bank's feed and its files write them.
 *
 * @phpstan-import-type Line from LabelledPair
 */
final readonly class PairLines
{
    public function __construct(private PairDice $dice) {}

    /** @return Line */
    public function feed(string $text, int $cents, CarbonImmutable $at, ?string $id): array
    {
        return [
            'rail' => $this->dice->pick(['osko', 'osko', 'payid']), 'bank_reference' => $this->dice->bankReference(), 'end_to_end_id' => $id, 'description' => $text,
            'payer_name' => PaymentDescription::parse($text)->payerName, 'amount_cents' => $cents, 'value_at' => $at->toDateTimeString(),
        ];
    }

    /** @return Line of the day, as Melbourne counts it */
    public function file(string $text, int $cents, CarbonImmutable $day): array
    {
        return [
            'rail' => preg_match('/payid/i', $text) === 1 ? 'payid' : (preg_match('/osko|npp|fast transfer/i', $text) === 1 ? 'osko' : 'eft'),
            'bank_reference' => 'CSV-'.substr(hash('sha256', $text.$day->toDateString().$this->dice->between(1, PHP_INT_MAX)), 0, 40), 'end_to_end_id' => null, 'description' => $text,
            'payer_name' => PaymentDescription::parse($text)->payerName, 'amount_cents' => $cents,
            'value_at' => $day->setTimezone('Australia/Melbourne')->startOfDay()->utc()->toDateTimeString(),
        ];
    }

    public function text(Payer $payer): string
    {
        return "Payment from {$payer->name()} {$payer->pin}";
    }

    /** The same text as another channel of the payer's bank writes it. */
    public function restyled(string $text): string
    {
        return match ($this->dice->between(1, 4)) {
            1 => mb_strtoupper($text),
            2 => str_replace(' ', '  ', $text),
            3 => str_replace('’', "'", $text),
            default => $text,
        };
    }

    /** A payment of the payer as a bank file words it. */
    public function fileText(Payer $payer): string
    {
        $name = $this->dice->chance(60) ? $payer->name() : $payer->initials();

        return $this->dice->pick([
            "OSKO DEPOSIT {$name} {$payer->pin}", mb_strtoupper("Fast Transfer From {$name} {$payer->pin}"), "Direct Credit {$name} Ref {$payer->pin}",
            "PayID Payment Received {$name} REF{$payer->pin} {$payer->pin}", "NPP Credit {$payer->surname} {$payer->given} {$payer->pin}", mb_strtoupper("Transfer from {$name} PayID {$payer->pin}"),
        ]);
    }
}
