<?php

declare(strict_types=1);

namespace App\Queries\Bonus;

use App\Data\Bonus\RuleCandidate;
use App\Data\Bonus\RuleClientCheck;
use App\Data\Bonus\RulePreview;
use App\Data\Bonus\RuleResult;
use App\Domain\Bonus\BonusRuleChecker;
use App\Domain\Bonus\RuleConditions;
use App\Domain\Bonus\RuleInputReader;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GatePurpose;
use App\Models\BonusPromotion;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Validation\ValidationException;

/**
 * The clients who would get a promotion under conditions, saved or not. Looks at the newest clients of the company until it has found
 * enough, so that it takes about a second with any number of clients.
 */
final readonly class RulePreviewQuery
{
    public const MOST_FOUND = 1_000;

    public const MOST_CHECKED = 10_000;

    private const CHUNK = 1_000;

    private const EXAMPLES = 8;

    public function __construct(private RuleInputReader $inputs, private BonusRuleChecker $checker, private ProtectionGate $gate) {}

    /** @throws ValidationException on `pin` */
    public function preview(BonusPromotion $promotion, RuleConditions $conditions, ?string $pin): RulePreview
    {
        $client = $pin === null ? null : $this->client($promotion, $conditions, $pin);
        $at = CarbonImmutable::now();
        $found = $examples = [];
        $checked = 0;
        $before = PHP_INT_MAX;
        do {
            $ids = Client::query()
                ->where('company_id', $promotion->company_id)
                ->where('id', '<', $before)
                ->orderByDesc('id')
                ->limit(self::CHUNK)
                ->pluck('id')
                ->all();
            $checked += count($ids);
            $clients = $this->qualified(array_values($ids), $conditions, $promotion, $at);
            $found = [...$found, ...$clients];
            $before = $ids === [] ? 0 : min($ids);
        } while (count($ids) === self::CHUNK && $checked < self::MOST_CHECKED && count($found) < self::MOST_FOUND);
        foreach (array_slice($found, 0, self::EXAMPLES) as $example) {
            $examples[] = new RuleCandidate($example->id, $example->full_name, $example->pin);
        }

        return new RulePreview(
            min(count($found), self::MOST_FOUND),
            count($found) >= self::MOST_FOUND,
            $checked,
            count($ids) < self::CHUNK,
            $examples,
            $client,
        );
    }

    /**
     * @param  list<int>  $ids
     * @return list<Client> without those who obviously get no bonus
     */
    private function qualified(array $ids, RuleConditions $conditions, BonusPromotion $promotion, CarbonImmutable $at): array
    {
        $some = Client::query()->where('status', '<>', ClientStatus::Closed)->where('is_barred', false)->where('betstop_state', '<>', BetstopState::Registered);
        $some->whereIntegerInRaw('id', $ids);
        foreach (['state' => $conditions->states, 'status' => $conditions->statuses, 'client_rating' => $conditions->ratings] as $column => $values) {
            if ($values !== []) {
                $some->whereIn($column, $values);
            }
        }
        $clients = $some->orderByDesc('id')->get(['id', 'first_name', 'last_name', 'pin', 'state', 'status', 'client_rating', 'last_bet_at'])->all();
        $inputs = $clients === [] ? [] : $this->inputs->read(array_values($clients), $conditions, $promotion->id, $at);

        return array_values(array_filter($clients, static fn (Client $client): bool => array_filter(
            $conditions->results($inputs[$client->id], $at), static fn (RuleResult $result): bool => ! $result->is_met,
        ) === []));
    }

    private function client(BonusPromotion $promotion, RuleConditions $conditions, string $pin): RuleClientCheck
    {
        $client = Client::query()->where('pin', trim($pin))->first() ?? throw ValidationException::withMessages(['pin' => 'There is no client with this PIN.']);

        return new RuleClientCheck(
            $client->full_name, $client->pin, $this->checker->results($client, $promotion, $conditions),
            ! $this->gate->decide($client, GatePurpose::Bonus)->isAllowed(), $this->checker->decide($client, $promotion)->exception !== null,
        );
    }
}
