<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Domain\Protection\ProtectedPeople;
use App\Domain\Stats\DailySums;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\SiteAccountStatus;
use App\Models\OperatorSite;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Query\Builder;

/**
 * The values of `custom_sales_filter` on the client list, spelled as in the specification, and `quiet`.
 *
 * They select clients to ring, so they leave out clients who are closed, barred or registered with BetStop, those who took a time-out since
 * their last bet, and those on an RSG hold, also on another account that a colleague confirmed.
 */
final readonly class ClientSalesFilter
{
    private const MISSING = 'missing_account_';

    /** @param  Closure(Builder): Builder  $scope */
    private function __construct(public string $value, public string $label, public string $description, private Closure $scope) {}

    /**
     * @param  iterable<OperatorSite>|null  $sites  the active sites by name; null to read them
     * @return list<self> with one "missing" value for each active site
     */
    public static function all(?iterable $sites = null): array
    {
        $sites = collect($sites ?? OperatorSite::query()->where('is_active', true)->orderBy('name')->get(['id', 'name', 'slug']));

        return [self::springCarnival(), self::accountClosed(), self::quiet(), ...$sites->map(self::missing(...))->values()->all()];
    }

    public static function find(string $value): ?self
    {
        if (str_starts_with($value, self::MISSING)) {
            $site = OperatorSite::query()->where('is_active', true)->where('slug', substr($value, strlen(self::MISSING)))->first(['id', 'name', 'slug']);

            return $site === null ? null : self::missing($site);
        }

        return match ($value) {
            'spring_carnival_reactivation' => self::springCarnival(),
            'account_closed' => self::accountClosed(),
            'quiet' => self::quiet(),
            default => null,
        };
    }

    /** @param  Builder  $query  over `clients` */
    public function apply(Builder $query): Builder
    {
        return ($this->scope)(ProtectedPeople::withoutProtected($query)
            ->where('clients.status', '<>', ClientStatus::Closed->value)
            ->where('clients.betstop_state', '<>', BetstopState::Registered->value)
            ->where('clients.is_barred', false));
    }

    private static function springCarnival(): self
    {
        $timezone = config()->string('paddock.timezone');
        $year = CarbonImmutable::now($timezone)->year - 1;
        $from = CarbonImmutable::create($year, 9, 1, timezone: $timezone)?->utc()->toDateTimeString();
        $until = CarbonImmutable::create($year, 12, 1, timezone: $timezone)?->utc()->toDateTimeString();

        return new self(
            'spring_carnival_reactivation',
            'Spring carnival reactivation',
            "Bet in last year’s spring carnival (1 September to 30 November {$year}) and not in the last ".DailySums::QUIET_DAYS.' days.',
            static fn (Builder $clients): Builder => $clients
                ->where('clients.last_bet_at', '<', DailySums::quietBefore(CalendarDay::today())->toDateTimeString())
                ->whereExists(static fn (Builder $bets): Builder => $bets->selectRaw('1')->from('bets')
                    ->whereColumn('bets.client_id', 'clients.id')
                    ->where('bets.placed_at', '>=', $from)->where('bets.placed_at', '<', $until)),
        );
    }

    /** By days of the business, as in the reactivation reports. */
    public static function quiet(): self
    {
        $before = DailySums::quietBefore(CalendarDay::today())->toDateTimeString();

        return new self(
            'quiet',
            'Quiet clients',
            'Bet before, but not in the last '.DailySums::QUIET_DAYS.' days.',
            static fn (Builder $clients): Builder => $clients->where('clients.last_bet_at', '<', $before),
        );
    }

    private static function accountClosed(): self
    {
        return new self(
            'account_closed',
            'Account closed',
            'Still open with us, but a bookmaker has closed at least one of their accounts.',
            static fn (Builder $clients): Builder => $clients
                ->whereIn('clients.id', static fn (Builder $accounts): Builder => $accounts->select('site_accounts.client_id')->from('site_accounts')
                    ->where('site_accounts.status', SiteAccountStatus::Closed->value)),
        );
    }

    private static function missing(OperatorSite $site): self
    {
        return new self(
            self::MISSING.$site->slug,
            "No account at {$site->name}",
            "Has no account at {$site->name}, nor one applied for.",
            static fn (Builder $clients): Builder => $clients
                ->whereNotExists(static fn (Builder $accounts): Builder => $accounts->selectRaw('1')->from('site_accounts')
                    ->whereColumn('site_accounts.client_id', 'clients.id')
                    ->where('site_accounts.operator_site_id', $site->id)
                    ->where('site_accounts.status', '<>', SiteAccountStatus::Missing->value)),
        );
    }
}
