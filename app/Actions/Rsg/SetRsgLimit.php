<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Rsg\NewRsgLimit;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\RsgLimit;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Sets, loosens or removes a client's limit. A tighter limit applies at once. A looser limit or a removal applies after a
 * week, so that it is never a decision in the heat of the moment (National Consumer Protection Framework for Online
 * Wagering, measure 5: voluntary opt-out pre-commitment scheme, seven days). Requesting the current limit again
 * withdraws a pending change at once. A merge can leave several limits of one kind and period: the strictest is the current
 * one, and a change ends all of them.
 */
final readonly class SetRsgLimit
{
    public const COOLING_DAYS = 7;

    public function __construct(private AuditTrail $audit) {}

    /**
     * @return CarbonImmutable|null when the change applies; null when a pending change was withdrawn
     *
     * @throws ValidationException on `amount` when nothing changes
     */
    public function handle(Client $client, NewRsgLimit $new, User $officer): ?CarbonImmutable
    {
        return DB::transaction(function () use ($client, $new, $officer): ?CarbonImmutable {
            Client::query()->lockForUpdate()->findOrFail($client->id);
            $now = CarbonImmutable::now();
            $pending = self::strictest($this->of($client, $new)->where('effective_at', '>', $now)->whereNull('ended_at'));
            $hadPending = $this->dropPending($client, $new, $now);
            $current = self::strictest($this->inForce($client, $new, $now));
            if ($current === $new->amount) {
                return $hadPending ? $this->withdraw($client, $new, $pending) : throw ValidationException::withMessages([
                    'amount' => $current === null ? 'The client has no such limit.' : 'The client already has this limit.',
                ]);
            }

            return $this->change($client, $new, $current, $officer, $now);
        }, 3);
    }

    /** @param  int|null  $current  cents or minutes of the strictest limit in force */
    private function change(Client $client, NewRsgLimit $new, ?int $current, User $officer, CarbonImmutable $now): CarbonImmutable
    {
        $isTighter = $new->amount !== null && ($current === null || $new->amount < $current);
        $effective = $isTighter ? $now : $now->addDays(self::COOLING_DAYS);
        $this->inForce($client, $new, $now)->update(['ended_at' => $effective]);
        if ($new->amount !== null) {
            RsgLimit::query()->create([
                'client_id' => $client->id, 'kind' => $new->kind, 'period' => $new->period, ...$new->columns(),
                'effective_at' => $effective, 'user_id' => $officer->id, 'reason' => $new->reason,
            ]);
        }
        $this->audit->record(
            $new->amount === null ? 'client.limit_removal_asked' : 'client.limit_set',
            $client,
            [$new->auditedAs() => $current],
            [$new->auditedAs() => $new->amount, 'effective_at' => $effective->toIso8601ZuluString()],
        );

        return $effective;
    }

    private function withdraw(Client $client, NewRsgLimit $new, ?int $pending): null
    {
        $this->audit->record(
            'client.limit_change_withdrawn',
            $client,
            [$new->auditedAs() => $pending],
            [$new->auditedAs() => $new->amount, 'reason' => $new->reason],
        );

        return null;
    }

    /** Drops pending changes. The limits that they would have ended continue. */
    private function dropPending(Client $client, NewRsgLimit $new, CarbonImmutable $now): bool
    {
        $dropped = $this->of($client, $new)->where('effective_at', '>', $now)->whereNull('ended_at')->update(['ended_at' => $now]);
        $continued = $this->of($client, $new)->where('effective_at', '<=', $now)->where('ended_at', '>', $now)->update(['ended_at' => null]);

        return $dropped + $continued > 0;
    }

    /**
     * @param  Builder<RsgLimit>  $limits
     * @return int|null cents or minutes; null without a limit
     */
    private static function strictest(Builder $limits): ?int
    {
        return $limits->get()->map(static fn (RsgLimit $limit): int => $limit->amount_cents ?? $limit->minutes ?? 0)->min();
    }

    /** @return Builder<RsgLimit> limits that apply and have no planned end; a client of a merge can have several */
    private function inForce(Client $client, NewRsgLimit $new, CarbonImmutable $now): Builder
    {
        return $this->of($client, $new)->where('effective_at', '<=', $now)->whereNull('ended_at');
    }

    /** @return Builder<RsgLimit> */
    private function of(Client $client, NewRsgLimit $new): Builder
    {
        return RsgLimit::query()->where('client_id', $client->id)->where('kind', $new->kind)->where('period', $new->period);
    }
}
