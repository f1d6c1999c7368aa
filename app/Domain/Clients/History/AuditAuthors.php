<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Models\AuditEvent;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;

/** Loads audit events with the names of their actors in one query. Deleted users have no name. */
final readonly class AuditAuthors
{
    private const ROLES = ['actor' => 'actor_id', 'impersonator' => 'impersonator_id'];

    /** Adds what actor() and impersonator() need to a query over `audit_events`. */
    public static function named(Builder $events): Builder
    {
        $events->select('audit_events.*');
        foreach (self::ROLES as $role => $column) {
            $events->leftJoin("users as {$role}s", static fn (JoinClause $join): JoinClause => $join
                ->on("{$role}s.id", '=', "audit_events.{$column}")->whereNull("{$role}s.deleted_at"))
                ->addSelect(["{$role}s.first_name as {$role}_first_name", "{$role}s.last_name as {$role}_last_name"]);
        }

        return $events;
    }

    /**
     * The newest of these events.
     *
     * @return Collection<int, AuditEvent>
     */
    public static function newest(Builder $events, int $limit): Collection
    {
        $rows = self::named($events)->orderByDesc('audit_events.created_at')->orderByDesc('audit_events.id')->limit($limit)->get();

        return AuditEvent::query()->hydrate($rows->map(get_object_vars(...))->all());
    }

    public static function actor(AuditEvent $event): ?string
    {
        return self::name($event, 'actor');
    }

    /** The impersonator, if any. */
    public static function impersonator(AuditEvent $event): ?string
    {
        return self::name($event, 'impersonator');
    }

    private static function name(AuditEvent $event, string $role): ?string
    {
        $first = $event->getAttribute("{$role}_first_name");

        return $first === null ? null : trim("{$first} {$event->getAttribute("{$role}_last_name")}");
    }
}
