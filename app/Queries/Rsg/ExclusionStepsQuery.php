<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\ExclusionItem;
use App\Data\Rsg\ExclusionStepRow;
use App\Domain\Clients\FormerUsernames;
use App\Domain\Rsg\ExclusionStepChecker;
use App\Enums\Ability;
use App\Enums\BetStatus;
use App\Enums\BetstopState;
use App\Enums\BonusClaimStatus;
use App\Enums\ClientStatus;
use App\Enums\ExclusionStepKind;
use App\Enums\GenwebBonusKind;
use App\Enums\WithdrawalStatus;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionStep;
use App\Models\GenwebBonus;
use App\Models\SiteAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\DataFactory;
use Illuminate\Support\Collection;

/** The checklist of an exclusion case, with what the records show now. */
final readonly class ExclusionStepsQuery
{
    private const SHOWN = 50;

    public function __construct(private ExclusionStepChecker $checker) {}

    /** @return list<ExclusionStepRow> */
    public function of(ExclusionCase $case, User $viewer): array
    {
        $clientIds = $this->checker->clientIds($case);
        $order = array_flip(array_column(ExclusionStepKind::cases(), 'value'));
        $steps = $case->steps()->with(['doneBy', 'attachment'])->orderBy('id')->get();
        $accounts = SiteAccount::query()->with(['operatorSite', 'client'])->whereKey($steps->pluck('site_account_id')->filter()->all())->get()->keyBy('id');
        $formerUsernames = FormerUsernames::of(array_keys($accounts->all()));

        return array_values(
            $steps
                ->sortBy(static fn (ExclusionStep $step): array => [$order[$step->kind->value], $step->id])
                ->map(
                    fn (ExclusionStep $step): ExclusionStepRow => $this->row(
                        $step,
                        $clientIds,
                        $accounts->get((int) $step->site_account_id),
                        $formerUsernames,
                        $viewer,
                    ),
                )
                ->all(),
        );
    }

    /**
     * @param  list<int>  $clientIds
     * @param  array<int, list<string>>  $formerUsernames  by site account
     */
    private function row(ExclusionStep $step, array $clientIds, ?SiteAccount $account, array $formerUsernames, User $viewer): ExclusionStepRow
    {
        $file = $step->attachment?->deleted_at === null ? $step->attachment : null;

        return DataFactory::make(ExclusionStepRow::class, $step, [
            'title' => $account === null ? $step->kind->label() : "Close {$account->operatorSite->name} account",
            'is_overdue' => $step->done_at === null && $step->due_at->isPast(),
            // Without a query for each account.
            'is_clear' => $step->kind === ExclusionStepKind::SiteAccount ? ExclusionStepChecker::isClosed($account) : $this->checker->isDone($step, $clientIds),
            'items' => $this->items($step->kind, $clientIds, $account, $formerUsernames, $viewer),
            'done_by_name' => $step->doneBy?->full_name,
            'attachment_name' => $file?->name,
            'attachment_url' => $file === null || ! $viewer->hasAbility(Ability::ViewClients) ? null
                : route('attachments.show', [$file->subject_type, $file->subject_id, $file->id], absolute: false),
        ]);
    }

    /**
     * @param  list<int>  $clientIds
     * @param  array<int, list<string>>  $formerUsernames
     * @return list<ExclusionItem>
     */
    private function items(
        ExclusionStepKind $kind,
        array $clientIds,
        ?SiteAccount $account,
        array $formerUsernames,
        User $viewer,
    ): array {
        $page = static fn (string $route, Ability $ability, Client $client): ?string => $viewer->hasAbility($ability)
            ? route($route, $client->id, absolute: false)
            : null;
        $clients = static fn (): Collection => Client::query()->with('company')->whereKey($clientIds)->orderBy('id')->get();

        return array_values(
            match ($kind) {
                ExclusionStepKind::PendingBets => Bet::query()
                    ->with(['client', 'siteAccount.operatorSite'])
                    ->whereIn('client_id', $clientIds)
                    ->where('status', BetStatus::Open)
                    ->orderBy('placed_at')
                    ->limit(self::SHOWN)
                    ->get()
                    ->map(
                        static fn (Bet $bet): ExclusionItem => self::item(
                            $bet->id,
                            "{$bet->market}: {$bet->selection}",
                            $bet->siteAccount->operatorSite->name,
                            $bet->stake_cents,
                            $bet->client,
                            $page('clients.bets', Ability::ViewClients, $bet->client),
                        ),
                    )
                    ->all(),
                ExclusionStepKind::Bonuses => [
                    ...BonusClaim::query()
                        ->with(['client', 'bonusPromotion'])
                        ->whereIn('client_id', $clientIds)
                        ->whereIn('status', BonusClaimStatus::running())
                        ->orderBy('id')
                        ->limit(self::SHOWN)
                        ->get()
                        ->map(
                            static fn (BonusClaim $claim): ExclusionItem => self::item(
                                $claim->id,
                                $claim->bonusPromotion->title ?? 'Bonus',
                                $claim->status->label(),
                                $claim->amount_cents,
                                $claim->client,
                                $page('clients.bonuses', Ability::ViewClients, $claim->client),
                            ),
                        ),
                    ...GenwebBonus::active()
                        ->with(['client', 'bonusPromotion'])
                        ->whereIn('client_id', $clientIds)
                        ->orderBy('id')
                        ->limit(self::SHOWN)
                        ->get()
                        ->map(
                            static fn (GenwebBonus $bonus): ExclusionItem => self::item(
                                $bonus->id,
                                "Genweb {$bonus->kind->value}: "
                                    .($bonus->bonusPromotion->title ?? ($bonus->market ?? 'no promotion')),
                                'Cancel it in Genweb',
                                $bonus->amount_cents,
                                $bonus->client,
                                self::genwebUrl($bonus, $viewer),
                            ),
                        ),
                ],
                ExclusionStepKind::Genweb => $clients()
                    ->where('betstop_state', BetstopState::Registered)
                    ->whereNull('genweb_betstopped_at')
                    ->map(
                        static fn (Client $client): ExclusionItem => self::item(
                            $client->id,
                            "PIN {$client->pin}",
                            $client->company->name,
                            null,
                            $client,
                            $page('clients.rsg', Ability::ViewClients, $client),
                        ),
                    )
                    ->all(),
                ExclusionStepKind::Refund => [
                    ...$clients()
                        ->where('balance_cents', '!=', 0)
                        ->map(
                            static fn (Client $client): ExclusionItem => self::item(
                                $client->id,
                                'Balance',
                                "PIN {$client->pin} · {$client->company->name}",
                                $client->balance_cents,
                                $client,
                                $page('clients.transfers', Ability::ViewClients, $client),
                            ),
                        ),
                    ...Withdrawal::query()
                        ->with('client')
                        ->whereIn('client_id', $clientIds)
                        ->whereIn('status', WithdrawalStatus::open())
                        ->orderBy('id')
                        ->limit(self::SHOWN)
                        ->get()
                        ->map(
                            static fn (Withdrawal $withdrawal): ExclusionItem => self::item(
                                $withdrawal->id,
                                "Withdrawal {$withdrawal->reference}",
                                $withdrawal->status->label(),
                                $withdrawal->amount_cents,
                                $withdrawal->client,
                                $viewer->hasAbility(Ability::ViewWithdrawals)
                                    ? route('withdrawals.index', ['withdrawal' => $withdrawal->id], absolute: false)
                                    : null,
                            ),
                        ),
                ],
                ExclusionStepKind::SiteAccount => $account === null
                    ? []
                    : [
                        self::item(
                            $account->id,
                            implode(', ', [$account->username ?? 'No username', ...$formerUsernames[$account->id] ?? []]),
                            $account->status->label(),
                            $account->balance_cents,
                            $account->client,
                            $page('clients.edit', Ability::ViewClients, $account->client),
                        ),
                    ],
                ExclusionStepKind::ClientAccounts => $clients()
                    ->where('status', '!=', ClientStatus::Closed)
                    ->map(
                        static fn (Client $client): ExclusionItem => self::item(
                            $client->id,
                            "PIN {$client->pin}",
                            "{$client->company->name} · {$client->status->label()}",
                            null,
                            $client,
                            $page('clients.edit', Ability::ViewClients, $client),
                        ),
                    )
                    ->all(),
            },
        );
    }

    private static function genwebUrl(GenwebBonus $bonus, User $viewer): ?string
    {
        [$ability, $route] = $bonus->kind === GenwebBonusKind::Bonus
            ? [Ability::ViewGenwebBonuses, 'bonus.genweb-bonuses.index']
            : [Ability::ViewGenwebBoostBonuses, 'bonus.genweb-boost-bonuses.index'];

        return $viewer->hasAbility($ability) ? route($route, ['search' => $bonus->client->pin], absolute: false) : null;
    }

    private static function item(int $id, string $title, string $hint, ?int $cents, Client $client, ?string $url): ExclusionItem
    {
        return new ExclusionItem($id, $title, $hint, $cents, $client->id, $client->full_name, $url);
    }
}
