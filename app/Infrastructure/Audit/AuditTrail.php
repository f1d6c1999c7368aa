<?php

declare(strict_types=1);

namespace App\Infrastructure\Audit;

use App\Infrastructure\Database\PreparedSql;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

/**
 * Writes the activity log. Call it in the transaction of the change.
 *
 * The subject is the record that changed. Its client is found from `client_id`, or from the record of a note or file, so that
 * a client's activity log contains everything done about them. Changes of a client use the client's own field names: ClientAsOf
 * restores the record of any day from `before` of each event.
 *
 * Every action waits for this insert, so it is a prepared statement instead of an Eloquent model.
 */
final readonly class AuditTrail
{
    public function __construct(private Request $request, private CurrentImpersonation $impersonation, private PreparedSql $sql) {}

    /**
     * @param  array<string, mixed>  $before  only the fields that changed
     * @param  array<string, mixed>  $after
     * @param  int|null  $actorId  when it is not the signed-in user, as in a queued job
     */
    public function record(string $action, ?Model $subject = null, array $before = [], array $after = [], ?int $actorId = null): void
    {
        $this->sql->attach();
        $this->sql->insert('audit_events', [[
            'actor_id' => $actorId ?? Auth::id(),
            'impersonator_id' => $this->impersonation->actorId(),
            'subject_type' => $subject?->getMorphClass(),
            'subject_id' => $subject?->getKey(),
            'client_id' => self::clientOf($subject),
            'action' => $action,
            'before' => json_encode($before, JSON_THROW_ON_ERROR),
            'after' => json_encode($after, JSON_THROW_ON_ERROR),
            'ip' => $this->request->ip(),
            'created_at' => now()->format('Y-m-d H:i:s'),
        ]]);
    }

    private static function clientOf(?Model $subject): ?int
    {
        $attributes = $subject?->getAttributes() ?? [];
        $id = match (true) {
            $subject instanceof Client => $subject->getKey(),
            isset($attributes['client_id']) => $attributes['client_id'],
            ($attributes['subject_type'] ?? null) === 'client' => $attributes['subject_id'] ?? null,
            ($attributes['person_type'] ?? null) === 'client' => $attributes['person_id'] ?? null,
            default => null,
        };

        return $id === null ? null : (int) $id;
    }
}
