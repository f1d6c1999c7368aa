<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Data\Bonus\RuleResult;
use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;

/**
 * The conditions of a bonus rule, all of which a client must meet. Empty lists and nulls are no conditions. Amounts are cents, periods
 * days up to the decision.
 */
final readonly class RuleConditions
{
    /**
     * @param  list<AustralianState>  $states
     * @param  list<ClientStatus>  $statuses
     * @param  list<int>  $ratings
     * @param  int|null  $depositsDays  set together with the amount
     * @param  int|null  $turnoverDays  set together with the amount
     */
    public function __construct(
        public array $states,
        public array $statuses,
        public array $ratings,
        public ?int $minDepositsCents,
        public ?int $depositsDays,
        public ?int $minTurnoverCents,
        public ?int $turnoverDays,
        public ?int $noBetDays,
        public ?int $noBonusDays,
        public ?int $maxClaims,
    ) {}

    /** @param  array<string, mixed>  $stored  as of toArray() */
    public static function fromArray(array $stored): self
    {
        return new self(
            array_values(array_map(AustralianState::from(...), $stored['states'] ?? [])),
            array_values(array_map(ClientStatus::from(...), $stored['statuses'] ?? [])),
            $stored['ratings'] ?? [],
            $stored['min_deposits_cents'] ?? null,
            $stored['deposits_days'] ?? null,
            $stored['min_turnover_cents'] ?? null,
            $stored['turnover_days'] ?? null,
            $stored['no_bet_days'] ?? null,
            $stored['no_bonus_days'] ?? null,
            $stored['max_claims'] ?? null,
        );
    }

    /** @return array<string, mixed> only the conditions that are set, always in the same order */
    public function toArray(): array
    {
        $states = array_column($this->states, 'value');
        $statuses = array_column($this->statuses, 'value');
        $ratings = $this->ratings;
        sort($states);
        sort($statuses);
        sort($ratings);

        return array_filter([
            'states' => $states, 'statuses' => $statuses, 'ratings' => $ratings,
            'min_deposits_cents' => $this->minDepositsCents, 'deposits_days' => $this->depositsDays,
            'min_turnover_cents' => $this->minTurnoverCents, 'turnover_days' => $this->turnoverDays,
            'no_bet_days' => $this->noBetDays, 'no_bonus_days' => $this->noBonusDays, 'max_claims' => $this->maxClaims,
        ], static fn (mixed $value): bool => $value !== null && $value !== []);
    }

    /** @return list<string> the conditions as sentences */
    public function sentences(): array
    {
        return array_map(static fn (RuleResult $result): string => $result->condition, $this->results(new RuleInput));
    }

    /** @return list<RuleResult> of the conditions that are set */
    public function results(RuleInput $client, ?CarbonImmutable $at = null): array
    {
        $at ??= CarbonImmutable::now();

        return array_values(
            array_filter([
                $this->states === []
                    ? null
                    : new RuleResult(
                        'State is '.self::anyOf(array_column($this->states, 'value')),
                        $client->state->value ?? 'No state',
                        in_array($client->state, $this->states, true),
                    ),
                $this->statuses === []
                    ? null
                    : new RuleResult(
                        'Status is '
                            .self::anyOf(
                                array_map(
                                    static fn (ClientStatus $status): string => mb_strtolower($status->label()),
                                    $this->statuses,
                                ),
                            ),
                        $client->status?->label() ?? 'No status',
                        in_array($client->status, $this->statuses, true),
                    ),
                $this->ratings === []
                    ? null
                    : new RuleResult(
                        'Rating is '.self::anyOf(array_map(strval(...), $this->ratings)),
                        $client->rating === null ? 'Not rated' : (string) $client->rating,
                        in_array($client->rating, $this->ratings, true),
                    ),
                $this->minDepositsCents === null
                    ? null
                    : new RuleResult(
                        'Deposited at least '.Dollars::of($this->minDepositsCents).' in the last '.Str::plural('day', (int) $this->depositsDays, prependCount: true),
                        Dollars::of($client->depositsCents),
                        $client->depositsCents >= $this->minDepositsCents,
                    ),
                $this->minTurnoverCents === null
                    ? null
                    : new RuleResult(
                        'Bet at least '.Dollars::of($this->minTurnoverCents).' in the last '.Str::plural('day', (int) $this->turnoverDays, prependCount: true),
                        Dollars::of($client->turnoverCents),
                        $client->turnoverCents >= $this->minTurnoverCents,
                    ),
                $this->noBetDays === null
                    ? null
                    : self::pause(
                        'No bet for '.Str::plural('day', $this->noBetDays, prependCount: true).' before the offer',
                        'bet',
                        $client->lastBetAt,
                        $client->betsUntil ?? $at,
                        $this->noBetDays,
                    ),
                $this->noBonusDays === null
                    ? null
                    : self::pause(
                        'No bonus for '.Str::plural('day', $this->noBonusDays, prependCount: true),
                        'bonus',
                        $client->lastBonusAt,
                        $at,
                        $this->noBonusDays,
                    ),
                $this->maxClaims === null
                    ? null
                    : new RuleResult(
                        $this->maxClaims === 1
                            ? 'Has not had this promotion before'
                            : "Has had this promotion fewer than {$this->maxClaims} times",
                        $client->claims === 1 ? 'Had it once' : "Had it {$client->claims} times",
                        $client->claims < $this->maxClaims,
                    ),
            ]),
        );
    }

    private static function pause(string $condition, string $what, ?CarbonImmutable $last, CarbonImmutable $until, int $days): RuleResult
    {
        $since = $last === null ? null : (int) floor($last->diffInDays($until));

        return new RuleResult($condition, match ($since) {
            null => "Never had a {$what}",
            0 => "Last {$what} less than a day before",
            1 => "Last {$what} 1 day before",
            default => "Last {$what} {$since} days before",
        }, $since === null || $since >= $days);
    }

    /** @param  list<string>  $words */
    private static function anyOf(array $words): string
    {
        return Arr::join($words, ', ', ' or ');
    }
}
