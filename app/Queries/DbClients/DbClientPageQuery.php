<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbAddressView;
use App\Data\DbClients\DbClientHeader;
use App\Data\DbClients\DbClientPage;
use App\Data\DbClients\DbPhoneView;
use App\Data\Lists\ListMeta;
use App\Data\Notes\NoteFeed;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Inertia\Inertia;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Services\DbClients\BestNumber;
use App\Services\DbClients\ProspectContacts;
use App\Services\Suppression\SuppressionBook;
use Closure;
use Illuminate\Contracts\Auth\Access\Gate;

/** All of one prospect that this person may see. */
final readonly class DbClientPageQuery
{
    public function __construct(private Gate $gate, private SuppressionBook $book, private DbClientRecords $records, private DbClientMatches $matches, private AttachmentListQuery $attachments) {}

    /** @param  Closure(): NoteFeed  $notes */
    public function page(DbClient $prospect, User $viewer, Closure $notes): DbClientPage
    {
        $prospect->loadMissing(['phoneNumbers', 'addresses', 'assignee', 'dbList']);
        $suppressed = $this->book->reasons([(string) $prospect->email, ...array_values($prospect->phoneNumbers->pluck('e164')->all())]);
        $gate = $this->gate->forUser($viewer);
        $isManager = $gate->allows('manage', DbClient::class);
        $files = fn (): ?array => $gate->allows('contribute', $prospect) ? $this->attachments->newest($prospect, $viewer) : null;
        $isConverted = $prospect->status === DbClientStatus::Converted;
        $isSuppressed = $prospect->status === DbClientStatus::Suppressed;

        return new DbClientPage(
            db_client: $this->header($prospect, $viewer, isset($suppressed[(string) $prospect->email])),
            phones: $this->phones($prospect, $viewer, $suppressed),
            addresses: $this->addresses($prospect, $viewer),
            outcomes: Inertia::defer(fn (): array => $this->records->outcomes($prospect)),
            consents: Inertia::defer(fn (): array => $this->records->consents($prospect)),
            duplicates: Inertia::defer(fn (): array => $isManager ? $this->matches->duplicates($prospect) : [], 'matches'),
            history: Inertia::defer(fn (): array => $isManager ? $this->records->history($prospect, $viewer) : []),
            notes: Inertia::defer(static fn (): ?NoteFeed => $isManager ? $notes() : null, 'notes'),
            attachments: Inertia::defer(static fn (): ?array => $files()[0] ?? null, 'files'),
            meta: Inertia::defer(static fn (): ?ListMeta => $files()[1] ?? null, 'files'),
            conversion: Inertia::optional(fn () => $this->matches->check($prospect, $gate->allows('convert', $prospect))),
            can_log_outcome: ! $isConverted && ! $isSuppressed,
            can_edit: $gate->allows('update', $prospect),
            can_suppress: ! $isConverted && ! $isSuppressed && $gate->allows('suppress', $prospect),
            can_lift: $isSuppressed && $gate->allows('lift', $prospect) && ($prospect->suppressed_reason?->mayBeLifted() ?? true),
            can_convert: ! $isConverted && ! $isSuppressed && $gate->allows('convert', $prospect),
            can_undo_conversion: $isConverted && $gate->allows('convert', $prospect),
            can_manage: $isManager,
            can_reveal_contact: ! ProspectContacts::areShown($viewer) && $gate->allows('revealContact', $prospect),
        );
    }

    private function header(DbClient $prospect, User $viewer, bool $isEmailSuppressed): DbClientHeader
    {
        return new DbClientHeader(
            id: $prospect->id,
            full_name: $prospect->full_name,
            status: $prospect->status,
            suppressed_reason: $prospect->suppressed_reason,
            date_of_birth: $prospect->date_of_birth?->toDateString(),
            email: ProspectContacts::email($viewer, $prospect->email),
            email_is_valid: $prospect->email_is_valid,
            is_email_suppressed: $isEmailSuppressed,
            source: $prospect->source,
            consent_basis: $prospect->consent_basis,
            assignee_name: $prospect->assignee?->full_name,
            list_name: $prospect->dbList?->name,
            list_due_on: $prospect->dbList?->due_on?->toDateString(),
            last_outcome: $prospect->last_outcome,
            worked_at: $prospect->worked_at?->toIso8601ZuluString(),
            lead_id: $prospect->lead_id,
            created_at: $prospect->created_at->toIso8601ZuluString(),
        );
    }

    /**
     * @param  array<string, SuppressionReason>  $suppressed
     * @return list<DbPhoneView>
     */
    private function phones(DbClient $prospect, User $viewer, array $suppressed): array
    {
        $hashes = array_combine(array_map(SuppressionBook::hash(...), array_keys($suppressed)), $suppressed);
        $best = BestNumber::among($prospect->phoneNumbers, $hashes);

        return array_values($prospect->phoneNumbers->sortBy('id')->map(static fn (DbPhoneNumber $number): DbPhoneView => new DbPhoneView(
            id: $number->id,
            number: ProspectContacts::phone($viewer, $number->e164),
            kind: $number->kind,
            is_valid: $number->is_valid,
            checked_at: $number->checked_at?->toIso8601ZuluString(),
            source: $number->source,
            consent_basis: $number->consent_basis,
            consent_at: $number->consent_at?->toIso8601ZuluString(),
            evidence: $number->consent_evidence,
            suppressed_reason: $suppressed[$number->e164] ?? null,
            is_best: $best !== null && $best->is($number) && ! isset($suppressed[$number->e164]) && $number->is_valid !== false,
        ))->all());
    }

    /** @return list<DbAddressView> */
    private function addresses(DbClient $prospect, User $viewer): array
    {
        $newestFirst = $prospect->addresses->sortByDesc(static fn (DbAddress $address): array => [$address->to_on === null, $address->from_on?->toDateString() ?? '', $address->id]);
        $current = $newestFirst->first(static fn (DbAddress $address): bool => $address->to_on === null);

        return array_values($newestFirst->map(static fn (DbAddress $address): DbAddressView => new DbAddressView(
            $address->id, ProspectContacts::address($viewer, $address->line), $address->suburb, $address->state, $address->postcode,
            $address->from_on?->toDateString(), $address->to_on?->toDateString(), $address->source, $address->is_valid, $address->id === $current?->id,
        ))->all());
    }
}
