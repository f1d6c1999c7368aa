<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Domain\People\PersonName;
use App\Support\Dollars;

/** Scores how well a client matches a payment, with reasons. */
final readonly class ClientScorer
{
    /** Highest score when the payer has a different name and is not a known payer. */
    private const MAX_OTHER_NAME = 55;

    private const MAX = 100;

    /** Below this weight a known payer is doubtful. */
    private const DOUBTFUL = 0.5;

    private const WEEKDAYS = [1 => 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

    /** @param  list<int>  $sameEndToEnd  clients of earlier payments with the same end-to-end id */
    public function score(
        Candidate $client,
        PayerLine $line,
        ?PayerRecord $payer,
        DepositPattern $pattern,
        array $sameEndToEnd,
    ): ScoredClient {
        $reasons = array_filter(
            [
                ...$this->byPin($client, $line),
                ...$this->byName($client, $line),
                Evidence::KnownPayer->value => $this->byPayer($payer),
                Evidence::PayId->value => $client->hasPayId($line->payIds) ? 'The PayID belongs to this client.' : null,
                Evidence::EndToEnd->value => in_array($client->id, $sameEndToEnd, true)
                    ? 'An earlier payment with the same end-to-end id was this client’s.'
                    : null,
                Evidence::Amount->value => $pattern->hasAmount($line->amountCents)
                    ? Dollars::of($line->amountCents)
                        ." is a usual amount: {$pattern->timesOf($line->amountCents)} of the last ".count($pattern->amounts)
                        .' deposits.'
                    : null,
                Evidence::Weekday->value => $pattern->hasWeekday($line->valueAt)
                    ? 'Usually deposits on '.self::WEEKDAYS[DepositPattern::weekday($line->valueAt)].'.'
                    : null,
            ],
            static fn (?string $reason): bool => $reason !== null,
        );
        $evidence = array_map(Evidence::from(...), array_keys($reasons));
        $hasOtherName = $line->isNamed && array_filter($evidence, static fn (Evidence $kind): bool => $kind->isOfName()) === [];
        $points = 0;
        foreach ($evidence as $kind) {
            $points += $kind === Evidence::KnownPayer ? (int) round($kind->points() * ($payer?->weight() ?? 0)) : $kind->points();
        }

        return new ScoredClient(
            $client,
            min($points, $hasOtherName && ! in_array(Evidence::KnownPayer, $evidence, true) ? self::MAX_OTHER_NAME : self::MAX),
            $evidence,
            array_values($reasons),
            $this->warnings($client, $payer, $hasOtherName),
            isDoubtfulPayer: $payer !== null && $payer->weight() < self::DOUBTFUL,
        );
    }

    /** @return array<string, string> */
    private function byPin(Candidate $client, PayerLine $line): array
    {
        foreach ($line->references as $digits) {
            if ($client->hasPin($digits)) {
                return [
                    Evidence::Pin->value => $client->pin === $digits
                        ? "The reference {$digits} is this client’s PIN."
                        : "The reference {$digits} was a PIN of this client before records were merged.",
                ];
            }
        }
        $reference = $line->references[0] ?? null;

        return $reference !== null && NearPins::areNear($reference, $client->pin)
            ? [Evidence::NearPin->value => "The reference {$reference} looks like a typo of this client’s PIN {$client->pin}."]
            : [];
    }

    /** @return array<string, string> */
    private function byName(Candidate $client, PayerLine $line): array
    {
        $name = PersonName::of($client->firstName, $client->lastName, $line->isNamed ? $client->preferredName : null);
        $kind = $line->isNamed ? Evidence::ofName($line->payer->compare($name)) : ($line->payer->contains($name) ? Evidence::NameInText : null);

        return $kind === null ? [] : [$kind->value => match ($kind) {
            Evidence::Name => 'The payer has this client’s name.',
            Evidence::SwappedName => 'The payer has this client’s name with the surname first.',
            Evidence::Nickname => 'The payer’s name is a short or long form of this client’s.',
            Evidence::Initial => 'The payer has this client’s surname and initial.',
            Evidence::SimilarName => 'The payer’s name is almost the same as this client’s.',
            Evidence::NameInText => 'The description contains this client’s name.',
            default => 'The payer has this client’s surname.',
        }];
    }

    private function byPayer(?PayerRecord $payer): ?string
    {
        if ($payer === null || $payer->weight() <= 0.0) {
            return null;
        }
        $subject = $payer->isByPayId ? 'This PayID' : 'This payer';
        $others = $payer->seenOfOthers === 0 ? '' : ', and '.self::times($payer->seenOfOthers).' for other clients';

        return "{$subject} has paid for this client ".self::times($payer->seen)." before{$others}.";
    }

    private static function times(int $count): string
    {
        return $count === 1 ? 'once' : "{$count} times";
    }

    /** @return list<string> */
    private function warnings(Candidate $client, ?PayerRecord $payer, bool $hasOtherName): array
    {
        $undone = $payer->undone ?? 0;

        return array_values(array_filter([
            $client->isBarred ? 'This client is barred.' : null,
            $client->isBetstopped ? 'This client is on the BetStop register.' : null,
            $client->isClosed ? 'This client’s account is closed.' : null,
            $hasOtherName ? 'The payer’s name is not this client’s.' : null,
            $undone === 0 ? null : 'Payments from this payer were credited to this client by mistake '.self::times($undone).' before.',
        ]));
    }
}
