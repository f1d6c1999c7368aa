<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbAddressView;
use App\Data\DbClients\DbClientHeader;
use App\Data\DbClients\DbClientPage;
use App\Data\DbClients\DbConversionCheck;
use App\Data\DbClients\DbMatch;
use App\Data\DbClients\DbPhoneView;
use App\Data\Lists\ListMeta;
use App\Data\Notes\NoteFeed;
use App\Domain\DbClients\BestNumber;
use App\Domain\DbClients\DbClientContacts;
use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\ExclusionChecker;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Inertia\Inertia;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Support\DataFactory;
use Closure;
use Illuminate\Contracts\Auth\Access\Gate;

/** The page of one DB client, limited to the viewer's abilities. */
final readonly class DbClientPageQuery
{
    public function __construct(
        private Gate $gate,
        private SuppressionList $suppressions,
        private DbClientRecordsQuery $records,
        private MatchFinder $matches,
        private ExclusionChecker $exclusions,
        private AttachmentListQuery $attachments,
    ) {}

    /** @param  Closure(): NoteFeed  $notes */
    public function page(DbClient $dbClient, User $viewer, Closure $notes): DbClientPage
    {
        $dbClient->loadMissing(['phoneNumbers', 'assignee', 'dbList']);
        $suppressed = $this->suppressions->reasons([(string) $dbClient->email, ...array_values($dbClient->phoneNumbers->pluck('e164')->all())]);
        $gate = $this->gate->forUser($viewer);
        $isManager = $gate->allows('manage', DbClient::class);
        $files = fn (): ?array => $gate->allows('contribute', $dbClient) ? $this->attachments->newest($dbClient, $viewer) : null;
        $isConverted = $dbClient->status === DbClientStatus::Converted;
        $isSuppressed = $dbClient->status === DbClientStatus::Suppressed;

        return new DbClientPage(
            db_client: DataFactory::make(DbClientHeader::class, $dbClient, [
                'email' => DbClientContacts::email($viewer, $dbClient->email),
                'is_email_suppressed' => isset($suppressed[(string) $dbClient->email]),
                'assignee_name' => $dbClient->assignee?->full_name,
                'list_name' => $dbClient->dbList?->name,
                'list_due_on' => $dbClient->dbList?->due_on?->toDateString(),
            ]),
            phones: $this->phones($dbClient, $viewer, $suppressed),
            addresses: $this->addresses($dbClient, $viewer),
            outcomes: Inertia::defer(fn (): array => $this->records->outcomes($dbClient)),
            consents: Inertia::defer(fn (): array => $this->records->consents($dbClient)),
            duplicates: Inertia::defer(
                fn (): array => $isManager ? $this->matches(PersonDetails::ofDbClient($dbClient), $dbClient, 'db_client') : [],
                'matches',
            ),
            history: Inertia::defer(fn (): array => $isManager ? $this->records->history($dbClient, $viewer) : []),
            notes: Inertia::defer(static fn (): ?NoteFeed => $isManager ? $notes() : null, 'notes'),
            attachments: Inertia::defer(static fn (): ?array => $files()[0] ?? null, 'files'),
            meta: Inertia::defer(static fn (): ?ListMeta => $files()[1] ?? null, 'files'),
            conversion: Inertia::optional(fn (): DbConversionCheck => $this->conversion($dbClient, $gate->allows('convert', $dbClient))),
            can_log_outcome: ! $isConverted && ! $isSuppressed,
            can_edit: $gate->allows('update', $dbClient),
            can_suppress: ! $isConverted && ! $isSuppressed && $gate->allows('suppress', $dbClient),
            can_lift: $isSuppressed && $gate->allows('lift', $dbClient) && ($dbClient->suppressed_reason?->mayBeLifted() ?? true),
            can_convert: ! $isConverted && ! $isSuppressed && $gate->allows('convert', $dbClient),
            can_undo_conversion: $isConverted && ! $dbClient->isLinked() && $gate->allows('convert', $dbClient),
            can_manage: $isManager,
            can_reveal_contact: ! DbClientContacts::areShown($viewer) && $gate->allows('revealContact', $dbClient),
        );
    }

    private function conversion(DbClient $dbClient, bool $canConvert): DbConversionCheck
    {
        if (! $canConvert) {
            return new DbConversionCheck('You can’t convert DB clients.', []);
        }
        $person = PersonDetails::ofDbClient($dbClient);

        return new DbConversionCheck($this->exclusions->find($person)?->reason, $this->matches($person, $dbClient, 'client', 'lead'));
    }

    /** @return list<DbMatch> the records of these types that may be the same person, best first */
    private function matches(PersonDetails $person, DbClient $dbClient, string ...$types): array
    {
        return array_map(static fn (MatchCandidate $candidate): DbMatch => new DbMatch(
            $candidate->type, $candidate->id, $candidate->full_name, $candidate->score, $candidate->isLikely(), $candidate->reasons,
        ), $this->matches->find($person, array_values($types), $dbClient));
    }

    /**
     * @param  array<string, SuppressionReason>  $suppressed
     * @return list<DbPhoneView>
     */
    private function phones(DbClient $dbClient, User $viewer, array $suppressed): array
    {
        $best = BestNumber::among($dbClient->phoneNumbers, $suppressed);

        return array_values(
            $dbClient->phoneNumbers
                ->sortBy('id')
                ->map(
                    static fn (DbPhoneNumber $number): DbPhoneView => DataFactory::make(DbPhoneView::class, $number, [
                        'number' => DbClientContacts::phone($viewer, $number->e164),
                        'evidence' => $number->consent_evidence,
                        'suppressed_reason' => $suppressed[$number->e164] ?? null,
                        'is_best' => $best !== null
                            && $best->is($number)
                            && ! isset($suppressed[$number->e164])
                            && $number->is_valid !== false,
                    ]),
                )
                ->all(),
        );
    }

    /** @return list<DbAddressView> */
    private function addresses(DbClient $dbClient, User $viewer): array
    {
        $addresses = DbAddress::currentFirst($dbClient->addresses())->get();
        $current = $addresses->first(static fn (DbAddress $address): bool => $address->to_on === null);

        return array_values($addresses->map(static fn (DbAddress $address): DbAddressView => DataFactory::make(DbAddressView::class, $address, [
            'line' => DbClientContacts::address($viewer, $address->line), 'is_current' => $address->id === $current?->id,
        ]))->all());
    }
}
