<?php

declare(strict_types=1);

namespace Tests\Support\Duplicates;

use Carbon\CarbonImmutable;

/** Pairs in which one line is a repeat of the other. */
final readonly class RepeatScenarios
{
    private PairLines $lines;

    public function __construct(private PairDice $dice)
    {
        $this->lines = new PairLines($dice);
    }

    /** Null for scenarios that are ordinary. */
    public function make(string $kind): ?LabelledPair
    {
        $payer = Payer::any($this->dice);

        return match ($kind) {
            'resent by the bank' => $this->resent($kind, $payer, $this->lines->restyled($this->lines->text($payer))),
            'resent with a cut name' => $this->resent($kind, $payer, mb_substr("PAYMENT FROM {$payer->name()}", 0, $this->dice->between(18, 22))." {$payer->pin}"),
            'paid again after minutes' => $this->again($kind, $payer, $this->lines->restyled($this->lines->text($payer)), $this->dice->between(20, 900)),
            'paid again under another spelling' => $this->again($kind, $payer, $this->otherSpelling($payer), $this->dice->between(60, 600)),
            'paid again within the hour' => $this->again($kind, $payer, $this->lines->text($payer), $this->dice->between(1_800, 3_600)),
            'paid again hours later' => $this->again($kind, $payer, $this->lines->text($payer), $this->dice->between(7_200, 18_000)),
            'paid again by a daily payer' => $this->againDaily($kind, $payer),
            'feed and file, same day' => $this->twins($kind, $payer, $this->lines->fileText($payer), 0),
            'feed and file, next banking day' => $this->twins($kind, $payer, $this->lines->fileText($payer), 1),
            'feed and file, few words' => $this->twins($kind, $payer, $this->dice->pick([
                "OSKO DEPOSIT {$payer->pin}", "Fast Transfer {$payer->name()}", "Osko {$payer->initials()} {$payer->pin}", "NPP {$payer->surname} {$payer->pin}", "Transfer {$payer->initials()}",
            ]), 0),
            default => null,
        };
    }

    private function resent(string $kind, Payer $payer, string $text): LabelledPair
    {
        [$at, $cents, $id] = [$this->dice->time(), $this->dice->amount(), $this->dice->paymentId(100)];
        $later = $at->addSeconds($this->dice->pick([$this->dice->between(1, 60), $this->dice->between(60, 3_600), $this->dice->between(3_600, 100_000)]));

        return new LabelledPair($kind, true, false, $this->lines->feed($this->lines->text($payer), $cents, $at, $id), $this->lines->feed($text, $cents, $later, $id));
    }

    private function again(string $kind, Payer $payer, string $text, int $seconds): LabelledPair
    {
        [$at, $cents] = [$this->dice->time(), $this->dice->amount()];
        $history = [];
        for ($i = $this->dice->between(0, 3); $i > 0; $i--) {
            $history[] = $at->subDays($i * $this->dice->between(9, 20))->subMinutes($this->dice->between(0, 400))->toDateTimeString();
        }
        sort($history);

        return new LabelledPair(
            $kind, true, false, $this->lines->feed($this->lines->text($payer), $cents, $at, $this->dice->paymentId()),
            $this->lines->feed($text, $cents, $at->addSeconds($seconds), $this->dice->paymentId()), $history,
        );
    }

    private function againDaily(string $kind, Payer $payer): LabelledPair
    {
        [$at, $cents] = [$this->dice->time(), $this->dice->amount()];
        $history = [];
        for ($day = $this->dice->between(6, 14); $day > 0; $day--) {
            $history[] = $at->subDays($day)->addMinutes($this->dice->between(-90, 90))->toDateTimeString();
        }
        $text = $this->lines->text($payer);

        return new LabelledPair(
            $kind, true, false, $this->lines->feed($text, $cents, $at, $this->dice->paymentId()),
            $this->lines->feed($text, $cents, $at->addSeconds($this->dice->between(15, 400)), $this->dice->paymentId()), $history,
        );
    }

    private function otherSpelling(Payer $payer): string
    {
        return match ($this->dice->between(1, 3)) {
            1 => "Payment from {$payer->initials()} {$payer->pin}",
            2 => "Payment from {$payer->surname} {$payer->given} {$payer->pin}",
            default => "Payment from {$payer->given} {$this->dice->misspelt($payer->surname)} {$payer->pin}",
        };
    }

    private function twins(string $kind, Payer $payer, string $text, int $bankingDays): LabelledPair
    {
        [$at, $cents] = [$this->dice->time(), $this->dice->amount()];
        $day = $at->setTimezone('Australia/Melbourne');
        for ($i = 0; $i < $bankingDays; $i++) {
            $day = $day->addDay()->isWeekend() ? $day->next(CarbonImmutable::MONDAY) : $day->addDay();
        }
        $lines = [$this->lines->feed($this->lines->text($payer), $cents, $at, $this->dice->paymentId()), $this->lines->file($text, $cents, $day)];
        $lines = $this->dice->chance(25) ? array_reverse($lines) : $lines;

        return new LabelledPair($kind, true, false, $lines[0], $lines[1]);
    }
}
