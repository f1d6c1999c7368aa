<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Support\Dollars;

/** Points and reasons: how well one client fits a payment. */
final readonly class ClientScorer
{
    /** A PIN or PayID of somebody who is called otherwise is worth at most this, unless the payer is known. */
    private const MOST_OF_STRANGERS = 55;

    private const MOST = 100;

    /** Below this share of a payer's money the payer says little. */
    private const DOUBTFUL = 0.5;

    private const WEEKDAYS = [1 => 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

    /** @param  list<int>  $sameEndToEnd  clients of earlier payments with the same end-to-end id */
    public function score(Candidate $client, PayerLine $line, ?PayerRecord $payer, Habit $habit, array $sameEndToEnd): ScoredClient
    {
        $reasons = array_filter([
            ...$this->byPin($client, $line),
            ...$this->byName($client, $line),
            Evidence::KnownPayer->value => $this->byPayer($payer),
            Evidence::PayId->value => $client->hasPayId($line->payIds) ? 'The PayID in the line is this client’s.' : null,
            Evidence::EndToEnd->value => in_array($client->id, $sameEndToEnd, true) ? 'A payment with the same end-to-end id was this client’s.' : null,
            Evidence::Amount->value => $habit->hasAmount($line->amountCents)
                ? Dollars::of($line->amountCents)." is a usual amount: {$habit->timesOf($line->amountCents)} of the last ".count($habit->amounts).' deposits.' : null,
            Evidence::Weekday->value => $habit->hasWeekday($line->valueAt) ? 'Usually deposits on '.self::WEEKDAYS[Habit::weekday($line->valueAt)].'.' : null,
        ], static fn (?string $reason): bool => $reason !== null);
        $evidence = array_map(Evidence::from(...), array_keys($reasons));
        $isCalledOtherwise = $line->isNamed && array_filter($evidence, static fn (Evidence $kind): bool => $kind->isOfName()) === [];
        $points = 0;
        foreach ($evidence as $kind) {
            $points += $kind === Evidence::KnownPayer ? (int) round($kind->points() * ($payer?->weight() ?? 0)) : $kind->points();
        }

        return new ScoredClient(
            $client,
            min($points, $isCalledOtherwise && ! in_array(Evidence::KnownPayer, $evidence, true) ? self::MOST_OF_STRANGERS : self::MOST),
            $evidence,
            array_values($reasons),
            $this->warnings($client, $payer, $isCalledOtherwise),
            isDoubtfulPayer: $payer !== null && $payer->weight() < self::DOUBTFUL,
        );
    }

    /** @return array<string, string> */
    private function byPin(Candidate $client, PayerLine $line): array
    {
        foreach ($line->references as $digits) {
            if ($client->hasPin($digits)) {
                return [Evidence::Pin->value => $client->pin === $digits ? "The reference {$digits} is this client’s PIN." : "The reference {$digits} was a PIN of this client before records were merged."];
            }
        }
        $reference = $line->references[0] ?? null;

        return $reference !== null && NearPins::areNear($reference, $client->pin)
            ? [Evidence::NearPin->value => "The reference {$reference} is one slip away from this client’s PIN {$client->pin}."]
            : [];
    }

    /** @return array<string, string> */
    private function byName(Candidate $client, PayerLine $line): array
    {
        $kind = $line->isNamed
            ? PayerLikeness::likeness($line->words, $client->firstName, $client->lastName, $client->preferredName)
            : (PayerLikeness::isIn($line->words, $client->firstName, $client->lastName) ? Evidence::NameInText : null);

        return $kind === null ? [] : [$kind->value => match ($kind) {
            Evidence::Name => 'The payer has this client’s name.',
            Evidence::SwappedName => 'The payer has this client’s name, first and last name swapped.',
            Evidence::Nickname => 'The payer’s name is a short or long form of this client’s.',
            Evidence::Initial => 'The payer has this client’s surname and initial.',
            Evidence::SimilarName => 'The payer’s name is spelt nearly as this client’s.',
            Evidence::NameInText => 'This client’s name stands in the description.',
            default => 'The payer has this client’s surname.',
        }];
    }

    private function byPayer(?PayerRecord $payer): ?string
    {
        if ($payer === null || $payer->weight() <= 0.0) {
            return null;
        }
        $what = $payer->isByPayId ? 'Money from this PayID' : 'Money from this payer';
        $times = $payer->seen === 1 ? 'once' : "{$payer->seen} times";
        $others = $payer->seenOfOthers === 0 ? '' : ", and {$payer->seenOfOthers} times another client’s";

        return "{$what} was this client’s {$times} before{$others}.";
    }

    /** @return list<string> */
    private function warnings(Candidate $client, ?PayerRecord $payer, bool $isCalledOtherwise): array
    {
        $undone = $payer->undone ?? 0;

        return array_values(array_filter([
            $client->isBarred ? 'This client is barred.' : null,
            $client->isBetstopped ? 'This client is on the BetStop register.' : null,
            $client->isClosed ? 'This client’s account is closed.' : null,
            $isCalledOtherwise ? 'The payer’s name is not this client’s.' : null,
            $undone === 0 ? null : 'Money from this payer was given to this client wrongly '.($undone === 1 ? 'once' : "{$undone} times").' before.',
        ]));
    }
}
