<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Enums\LeadStatus;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;

/** When a lead's next action is due. A due date is stored as its last second in UTC. */
enum LeadDue: string
{
    case Overdue = 'overdue';
    case Today = 'today';
    case Week = 'week';
    case None = 'none';

    public function label(): string
    {
        return match ($this) {
            self::Overdue => 'Overdue',
            self::Today => 'Today',
            self::Week => 'Within 7 days',
            self::None => 'No due date',
        };
    }

    /** @param  Builder  $query  over `leads` */
    public function apply(Builder $query): void
    {
        $today = CarbonImmutable::now(self::timezone())->startOfDay();
        $between = static fn (CarbonImmutable $from, CarbonImmutable $until): array => [self::stored($from), self::stored($until)];

        if ($this !== self::None) {
            // Nothing is due for a lead that is lost, converted or barred.
            $query->whereIn('leads.status', array_column(array_filter(LeadStatus::cases(), LeadStatusRule::isOpen(...)), 'value'));
        }
        match ($this) {
            self::Overdue => $query->where('leads.next_action_due_at', '<', self::stored($today)),
            self::Today => $query->whereBetween('leads.next_action_due_at', $between($today, $today->endOfDay())),
            self::Week => $query->whereBetween('leads.next_action_due_at', $between($today, $today->addDays(6)->endOfDay())),
            self::None => $query->whereNull('leads.next_action_due_at'),
        };
    }

    /** The last second of a day such as `2026-11-24`, in UTC. */
    public static function end(string $day): CarbonImmutable
    {
        return CarbonImmutable::parse("{$day} 23:59:59", self::timezone())->utc();
    }

    /** The date of a time in the business's time zone. */
    public static function day(?CarbonImmutable $due): ?string
    {
        return $due?->setTimezone(self::timezone())->toDateString();
    }

    public static function isOverdue(?CarbonImmutable $due): bool
    {
        return $due !== null && $due->isBefore(CarbonImmutable::now(self::timezone())->startOfDay());
    }

    private static function stored(CarbonImmutable $time): string
    {
        return $time->utc()->format('Y-m-d H:i:s');
    }

    private static function timezone(): string
    {
        return config()->string('paddock.timezone');
    }
}
