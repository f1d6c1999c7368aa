<?php

declare(strict_types=1);

namespace App\Services\Audit;

use App\Models\AuditEvent;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

/** Writes who did what; call it inside the transaction of the change, so that neither stands without the other. */
final readonly class AuditTrail
{
    public function __construct(private Request $request, private CurrentImpersonation $impersonation) {}

    /**
     * @param  array<string, mixed>  $before  only the fields that changed
     * @param  array<string, mixed>  $after
     * @param  int|null  $actorId  when it is not the signed-in person, as in a queued job
     */
    public function record(string $action, ?Model $subject = null, array $before = [], array $after = [], ?int $actorId = null): AuditEvent
    {
        return AuditEvent::query()->create([
            'actor_id' => $actorId ?? Auth::id(),
            'impersonator_id' => $this->impersonation->find()?->actor_id,
            'subject_type' => $subject?->getMorphClass(),
            'subject_id' => $subject?->getKey(),
            'action' => $action,
            'before' => $before,
            'after' => $after,
            'ip' => $this->request->ip(),
        ]);
    }
}
