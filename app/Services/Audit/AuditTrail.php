<?php

declare(strict_types=1);

namespace App\Services\Audit;

use App\Database\PreparedSql;
use App\Models\Client;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

/**
 * Writes who did what; call it inside the transaction of the change, so that neither stands without the other.
 *
 * The subject is the record that changed. Whose client that record is, is worked out here from the record (its `client_id`,
 * or the client it is a note or a file of), so that one client's activity log holds everything done about them, whichever
 * record it was done on. What is changed on the client itself goes under the client's own field names: ClientAsOf works
 * out from these how the record stood on any day, undoing `before` of each event, newest first.
 *
 * It is written past Eloquent, as the same statement each time, and as the model would write it: every action waits for it.
 */
final readonly class AuditTrail
{
    public function __construct(private Request $request, private CurrentImpersonation $impersonation, private PreparedSql $sql) {}

    /**
     * @param  array<string, mixed>  $before  only the fields that changed
     * @param  array<string, mixed>  $after
     * @param  int|null  $actorId  when it is not the signed-in person, as in a queued job
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
