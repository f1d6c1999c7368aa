<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientAsOfField;
use App\Data\Clients\ClientDetailsPage;
use App\Data\Clients\ClientForm;
use App\Data\Clients\ClientFormChoices;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientMark;
use App\Data\Clients\FieldConflict;
use App\Data\Clients\HistoryEntry;
use App\Data\Clients\PastMoney;
use App\Data\Lists\Choice;
use App\Domain\Clients\ClientFields;
use App\Domain\Clients\ClientStatusRule;
use App\Domain\Clients\History\AuditHistory;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Domain\Clients\History\ClientPast;
use App\Enums\Ability;
use App\Enums\ClientStatus;
use App\Inertia\Inertia;
use App\Lists\Clients\ActivityLogList;
use App\Models\Client;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The page Clients/Details. */
final readonly class ClientDetailsQuery
{
    private const CHANGES = 8;

    public function __construct(
        private Gate $gate,
        private ClientHeaderQuery $headers,
        private ClientChoicesQuery $choices,
        private SiteAccountsQuery $siteAccounts,
        private RatingHistoryQuery $ratings,
        private ClientMarksQuery $marks,
        private ClientStatusRule $statuses,
        private PastMoneyQuery $money,
    ) {}

    /**
     * @param  list<FieldConflict>  $conflicts
     * @param  ClientPast|null  $past  to show the record at that time
     */
    public function page(Client $client, User $viewer, array $conflicts, ?ClientPast $past): ClientDetailsPage
    {
        $update = $this->gate->forUser($viewer)->inspect('update', $client);
        $canEdit = $past === null && $update->allowed();

        return new ClientDetailsPage(
            client: fn (): ClientHeader => $this->headers->for($client, $viewer),
            form: $this->form($client, $viewer),
            version: $client->version,
            choices: fn (): ClientFormChoices => $this->choices($client, $viewer),
            history: Inertia::defer(fn (): array => $this->history($client, $viewer, $past?->moment)),
            site_accounts: Inertia::defer(fn (): array => $past?->existed() === false ? [] : $this->siteAccounts->of($client, $canEdit, $past)),
            ratings: Inertia::defer(fn (): array => $this->ratings->of($client, $past?->moment)),
            marks: Inertia::defer(fn (): array => $this->marks($client, $past)),
            money: Inertia::defer(
                fn (): ?PastMoney => $past?->existed() === true && $viewer->hasAbility(Ability::ViewTransactions)
                    ? $this->money->at($past)
                    : null,
            ),
            conflicts: $conflicts,
            can_edit: $canEdit,
            edit_refusal: $update->allowed() ? null : $update->message(),
            can_reopen: $update->denied() && $client->status === ClientStatus::Closed && $this->statuses->allows($client, ClientStatus::Active, $viewer),
            as_of: fn (): ?ClientAsOf => $this->headers->asOf($past, $past?->existed() === true ? self::fields($past, $client, $viewer) : []),
        );
    }

    /** @return list<ClientAsOfField> */
    private static function fields(ClientPast $past, Client $client, User $viewer): array
    {
        [$now, $then] = [ClientPast::valuesOf($client), $past->fields()];
        $words = ClientFieldPresenter::over([$now, $then], $viewer);

        return array_map(static fn (string $field): ClientAsOfField => new ClientAsOfField(
            field: $field,
            label: ClientFieldPresenter::label($field),
            past: $words->say($field, $then[$field]),
            present: $words->say($field, $now[$field]),
            differs: $then[$field] !== $now[$field],
        ), array_keys($now));
    }

    /** @return list<ClientMark> */
    private function marks(Client $client, ?ClientPast $past): array
    {
        return match (true) {
            $past === null => $this->marks->of($client),
            $past->existed() => $this->marks->of($past->marked(), $past->moment),
            default => [],
        };
    }

    private function form(Client $client, User $viewer): ClientForm
    {
        $fields = ClientFields::of($client);
        $fields['mobile_e164'] = AustralianMobile::national($fields['mobile_e164']);
        foreach (ContactMask::FIELDS as $field) {
            $fields[$field] = (string) ContactMask::show($viewer, $field, $fields[$field]);
        }

        return new ClientForm(...$fields);
    }

    private function choices(Client $client, User $viewer): ClientFormChoices
    {
        $refusals = $this->statuses->refusals($client, $viewer);
        $named = $this->choices->form($client);

        return new ClientFormChoices(
            status: $this->choices->statuses($this->statuses->choices($client, $viewer)),
            refused_status: array_map(
                static fn (string $status, string $why): Choice => new Choice($status, ClientStatus::from($status)->label(), $why),
                array_keys($refusals),
                $refusals,
            ),
            state: $this->choices->states(),
            company_id: $named['company'],
            account_manager_id: $named['manager'],
            affiliate_id: $named['affiliate'],
        );
    }

    /**
     * @param  CarbonImmutable|null  $before  null for the latest changes
     * @return list<HistoryEntry> newest first
     */
    private function history(Client $client, User $viewer, ?CarbonImmutable $before): array
    {
        return AuditHistory::of(ActivityLogList::withoutHidden(DB::table('audit_events')->where('audit_events.client_id', $client->id), $viewer)
            ->when($before, static fn (Builder $events) => $events->where('audit_events.created_at', '<', $before)), self::CHANGES, $viewer);
    }
}
