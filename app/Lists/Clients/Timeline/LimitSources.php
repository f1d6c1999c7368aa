<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\TimelineKind;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The limits that a client requested, and those that ended without a replacement. */
final readonly class LimitSources
{
    /** @return list<TimelineSource> */
    public function of(Client $client): array
    {
        return [$this->set($client), $this->ended($client)];
    }

    private function set(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'rsg_limit', 'rsg_limits', 'rsg_limits.created_at',
            static fn (): Builder => DB::table('rsg_limits')->where('client_id', $client->id),
            ['kind', 'amount_cents', 'minutes', 'period', 'effective_at', 'ended_at'],
            static fn (stdClass $limit): array => [
                'text' => self::name($limit).' set'.($limit->minutes === null ? '' : " to {$limit->minutes} minutes").self::per($limit),
                'amount_cents' => self::cents($limit),
                'state' => self::state($limit),
            ],
            route('clients.rsg', $client->id, absolute: false),
        );
    }

    private function ended(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'rsg_limit_end', 'rsg_limits', 'rsg_limits.ended_at',
            static fn (): Builder => DB::table('rsg_limits')->where('rsg_limits.client_id', $client->id)
                ->where('rsg_limits.ended_at', '<=', CarbonImmutable::now())->whereColumn('rsg_limits.ended_at', '>', 'rsg_limits.effective_at')
                ->whereNotExists(static fn (Builder $next): Builder => $next->from('rsg_limits as next')->whereColumn('next.client_id', 'rsg_limits.client_id')
                    ->whereColumn('next.kind', 'rsg_limits.kind')->whereColumn('next.period', 'rsg_limits.period')->whereColumn('next.effective_at', 'rsg_limits.ended_at')
                    ->where(static fn (Builder $came): Builder => $came->whereNull('next.ended_at')->orWhereColumn('next.ended_at', '>', 'next.effective_at'))),
            ['rsg_limits.kind', 'rsg_limits.amount_cents', 'rsg_limits.minutes', 'rsg_limits.period'],
            static fn (stdClass $limit): array => [
                'text' => self::name($limit).' ended'.($limit->minutes === null ? '' : ", {$limit->minutes} minutes").self::per($limit),
                'amount_cents' => self::cents($limit),
            ],
            route('clients.rsg', $client->id, absolute: false),
        );
    }

    private static function name(stdClass $limit): string
    {
        return RsgLimitKind::from($limit->kind)->label().' limit';
    }

    private static function per(stdClass $limit): string
    {
        return ', per '.mb_strtolower(RsgLimitPeriod::from($limit->period)->label());
    }

    private static function cents(stdClass $limit): ?int
    {
        return $limit->amount_cents === null ? null : (int) $limit->amount_cents;
    }

    private static function state(stdClass $limit): ?string
    {
        return match (true) {
            $limit->ended_at !== null && $limit->ended_at <= $limit->effective_at => 'Withdrawn',
            CarbonImmutable::parse($limit->effective_at, 'UTC')->isFuture() => 'Waiting',
            default => null,
        };
    }
}
