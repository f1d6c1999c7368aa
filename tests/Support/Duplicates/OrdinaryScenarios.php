<?php

declare(strict_types=1);

namespace Tests\Support\Duplicates;

use Carbon\CarbonImmutable;
use LogicException;

/** Pairs of two payments that the payer meant to make. */
final readonly class OrdinaryScenarios
{
    private PairLines $lines;

    public function __construct(private PairDice $dice)
    {
        $this->lines = new PairLines($dice);
    }

    public function make(string $kind): LabelledPair
    {
        $payer = Payer::any($this->dice);
        $minutes = $this->dice->between(60, 1_500);

        return match ($kind) {
            'ordinary quick repeats' => $this->repeats($kind, $payer, $this->dice->between(2, 5), 0),
            'second quick repeat ever' => $this->repeats($kind, $payer, 1, 0),
            'dismissed before' => $this->repeats($kind, $payer, 1, $this->dice->between(1, 2)),
            'pays every day or week' => $this->regular($kind, $payer),
            'other payer, popular amount' => $this->two($kind, $payer, Payer::any($this->dice), $this->dice->between(1, 1_800)),
            'family' => $this->two($kind, $payer, $this->relative($payer), $this->dice->between(10, 3_600)),
            'split payment' => $this->split($kind, $payer),
            'top-up hours later' => $this->two($kind, $payer, $payer, $this->dice->between(3 * 3_600, 30 * 3_600)),
            'paid again after a return' => $this->afterReturn($kind, $payer),
            'feed and file, other payer' => $this->feedAndFile($kind, $payer, Payer::any($this->dice), 0),
            'feed and file, other day' => $this->feedAndFile($kind, $payer, $payer, $this->dice->pick([-6, -5, -4, 5, 6, 7])),
            'first quick top-up' => $this->two($kind, $payer, $payer, $this->dice->between(1_200, 3_000)),
            'placeholder id' => $this->placeholder($kind, $payer),
            'two references' => $this->two($kind, $payer, new Payer($payer->given, $payer->surname, $this->dice->pin()), $minutes),
            default => throw new LogicException("No scenario makes “{$kind}”."),
        };
    }

    private function two(string $kind, Payer $one, Payer $other, int $seconds): LabelledPair
    {
        [$at, $cents] = [$this->dice->time(), $this->dice->amount()];

        return new LabelledPair(
            $kind, false, false, $this->lines->feed($this->lines->text($one), $cents, $at, $this->dice->paymentId()),
            $this->lines->feed($this->lines->text($other), $cents, $at->addSeconds($seconds), $this->dice->paymentId()),
        );
    }

    /** A payer who repeats a payment within minutes, as before. */
    private function repeats(string $kind, Payer $payer, int $before, int $dismissed): LabelledPair
    {
        $cents = $this->dice->amount();
        $gap = $this->dice->between(120, 2_400);
        $at = $this->dice->time();
        $history = [];
        for ($i = $before; $i > 0; $i--) {
            $first = $at->subDays($i * $this->dice->between(2, 9))->addMinutes($this->dice->between(-300, 300));
            $history[] = $first->toDateTimeString();
            $history[] = $first->addSeconds((int) ($gap * $this->dice->between(50, 115) / 100))->toDateTimeString();
        }
        sort($history);
        $text = $this->lines->text($payer);

        return new LabelledPair(
            $kind, false, false, $this->lines->feed($text, $cents, $at, $this->dice->paymentId()),
            $this->lines->feed($text, $cents, $at->addSeconds($gap), $this->dice->paymentId()), $history, $dismissed,
        );
    }

    private function regular(string $kind, Payer $payer): LabelledPair
    {
        [$cents, $days, $at, $text] = [$this->dice->amount(), $this->dice->pick([1, 1, 7]), $this->dice->time(), $this->lines->text($payer)];
        $history = [];
        for ($i = $this->dice->between(3, 8); $i > 0; $i--) {
            $history[] = $at->subDays($i * $days)->addMinutes($this->dice->between(-200, 200))->toDateTimeString();
        }

        return new LabelledPair(
            $kind, false, false, $this->lines->feed($text, $cents, $at, $this->dice->paymentId()),
            $this->lines->feed($text, $cents, $at->addDays($days)->addMinutes($this->dice->between(-200, 200)), $this->dice->paymentId()), $history,
        );
    }

    /** A limit of the payer's bank: the payment comes in parts. */
    private function split(string $kind, Payer $payer): LabelledPair
    {
        [$cents, $at] = [$this->dice->amount(), $this->dice->time()];
        [$one, $two] = $this->dice->pick([['1 of 2', '2 of 2'], ['1/2', '2/2'], ['part 1', 'part 2'], ['pt 1', 'pt 2'], ['1 of 3', '3 of 3']]);

        return new LabelledPair(
            $kind, false, false, $this->lines->feed("Payment from {$payer->name()} {$one} {$payer->pin}", $cents, $at, $this->dice->paymentId()),
            $this->lines->feed("Payment from {$payer->name()} {$two} {$payer->pin}", $cents, $at->addSeconds($this->dice->between(20, 900)), $this->dice->paymentId()),
        );
    }

    private function afterReturn(string $kind, Payer $payer): LabelledPair
    {
        [$cents, $at, $text] = [$this->dice->amount(), $this->dice->time(), $this->lines->text($payer)];
        $seconds = $this->dice->between(1_200, 40_000);
        $left = $this->lines->feed($text, $cents, $at, $this->dice->paymentId());

        return new LabelledPair(
            $kind, false, false, [...$left, 'returned_at' => $at->addSeconds((int) ($seconds * 0.6))->toDateTimeString()],
            $this->lines->feed($text, $cents, $at->addSeconds($seconds), $this->dice->paymentId()),
        );
    }

    private function feedAndFile(string $kind, Payer $one, Payer $other, int $days): LabelledPair
    {
        [$cents, $at] = [$this->dice->amount(), $this->dice->time()];

        return new LabelledPair(
            $kind, false, false, $this->lines->feed($this->lines->text($one), $cents, $at, $this->dice->paymentId()),
            $this->lines->file($this->lines->fileText($other), $cents, $at->addDays($days)),
        );
    }

    /** Some banks send the same word for every payment. */
    private function placeholder(string $kind, Payer $payer): LabelledPair
    {
        [$cents, $at, $id] = [$this->dice->amount(), $this->dice->time(), $this->dice->pick(['NOTPROVIDED', 'NONREF', '0000000000'])];
        $other = Payer::any($this->dice);

        return new LabelledPair(
            $kind, false, false, $this->lines->feed($this->lines->text($payer), $cents, $at, $id),
            $this->lines->feed($this->lines->text($other), $cents, CarbonImmutable::instance($at)->addSeconds($this->dice->between(30, 4_000)), $id),
        );
    }

    private function relative(Payer $payer): Payer
    {
        do {
            $given = $this->dice->given();
        } while ($given === $payer->given);

        return new Payer($given, $payer->surname, $this->dice->chance(30) ? $payer->pin : $this->dice->pin());
    }
}
