<?php

declare(strict_types=1);

namespace App\Queries\Services;

use App\Data\Services\CredentialDetails;
use App\Data\Services\CredentialRevealItem;
use App\Domain\Clients\History\AuditHistory;
use App\Lists\ListContext;
use App\Lists\Services\CredentialList;
use App\Models\CredentialReveal;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** The drawer of one credential. */
final readonly class CredentialQuery
{
    private const EVENTS = 30;

    public function __construct(private CredentialList $list) {}

    /** Null when there is no such credential. */
    public function find(int $id, User $viewer): ?CredentialDetails
    {
        $row = $this->list->find([$id], new ListContext($viewer))[0] ?? null;

        return $row === null ? null : new CredentialDetails(
            row: $row,
            reveals: array_values(CredentialReveal::query()->with('user')->where('service_credential_id', $id)->orderByDesc('id')->limit(self::EVENTS)->get()
                ->map(static fn (CredentialReveal $reveal): CredentialRevealItem => new CredentialRevealItem(
                    $reveal->id, (string) $reveal->user?->full_name, $reveal->is_copy, $reveal->reason, $reveal->created_at->toIso8601ZuluString(),
                ))->all()),
            history: AuditHistory::of(DB::table('audit_events')->where('audit_events.subject_type', 'service_credential')->where('audit_events.subject_id', $id)
                // The reveals are listed above.
                ->whereNotIn('audit_events.action', ['service_credential.revealed', 'service_credential.copied']), self::EVENTS, $viewer),
        );
    }
}
