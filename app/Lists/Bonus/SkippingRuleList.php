<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\SkippingRuleRow;
use App\Domain\Bonus\BonusClientResolver;
use App\Enums\SkippingRuleStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\UtcTime;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Exceptions to bonus rules, newest first.
 *
 * @extends ListDefinition<SkippingRuleRow>
 */
final readonly class SkippingRuleList extends ListDefinition
{
    public const KEY = 'rules';

    public const TITLE = 'Skipping rules';

    public const NOUN = 'skipping rules';

    public const FILENAME = 'skipping-rules';

    public const ID_COLUMN = 'skipping_rules.id';

    public const DEFAULT_ORDER = '-created_at';

    public const SEARCH_HINT = 'Client or PIN…';

    public const COLLEAGUES = ['requester' => 'requested_by', 'approver' => 'approved_by', 'ender' => 'ended_by'];

    public function __construct(private SearchIndex $index, private Gate $gate, private BonusClientResolver $clients) {}

    public function sorts(): array
    {
        return [Sort::by('created_at', 'skipping_rules.created_at'), Sort::by('until', 'skipping_rules.until')];
    }

    public function filters(ListContext $context): array
    {
        $now = now()->toDateTimeString();

        return [
            new NamedFilter(
                'state',
                'Status',
                [
                    'requested' => static fn (Builder $rows): Builder => $rows
                        ->where('skipping_rules.status', SkippingRuleStatus::Requested->value)
                        ->where('skipping_rules.until', '>', $now),
                    'active' => static fn (Builder $rows): Builder => $rows
                        ->where('skipping_rules.status', SkippingRuleStatus::Approved->value)
                        ->where('skipping_rules.until', '>', $now),
                    'expired' => static fn (Builder $rows): Builder => $rows
                        ->whereIn('skipping_rules.status', [SkippingRuleStatus::Requested->value, SkippingRuleStatus::Approved->value])
                        ->where('skipping_rules.until', '<=', $now),
                    'ended' => static fn (Builder $rows): Builder => $rows->whereIn('skipping_rules.status', [
                        SkippingRuleStatus::Declined->value,
                        SkippingRuleStatus::Withdrawn->value,
                    ]),
                ],
                ['requested' => 'Requested', 'active' => 'Approved', 'expired' => 'Expired', 'ended' => 'Declined or withdrawn'],
            ),
            new ConditionFilter(
                'promotion',
                'Promotion',
                FilterKind::MultiSelect,
                ConditionFilter::IDS,
                static fn (Builder $rows, string $ids): Builder => $rows->whereIn(
                    'skipping_rules.rule_id',
                    DB::table('bonus_rules')->whereIntegerInRaw('bonus_promotion_id', explode(',', $ids))->select('id'),
                ),
            ),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Client')->csv()->csv('PIN', static fn (SkippingRuleRow $rule): string => $rule->pin),
            Column::of('promotion_title', 'Promotion')
                ->csv()
                ->csv('Rule version', static fn (SkippingRuleRow $rule): int => $rule->rule_version),
            Column::of('reason', 'Reason')
                ->csv()
                ->csv('Requested by', static fn (SkippingRuleRow $rule): ?string => $rule->requester_name),
            Column::of('status', 'Status')
                ->csv(value: static fn (SkippingRuleRow $rule): string => match (true) {
                    $rule->is_expired => 'Expired',
                    $rule->is_outdated => 'Rule has changed',
                    default => $rule->status->label(),
                })
                ->csv('Approved by', static fn (SkippingRuleRow $rule): ?string => $rule->approver_name)
                ->csv('Ended by', static fn (SkippingRuleRow $rule): ?string => $rule->ender_name)
                ->csv('End reason', static fn (SkippingRuleRow $rule): ?string => $rule->end_reason),
            Column::of('until_at', 'Until', sort: 'until')->csvTime(),
            Column::of('created_at', 'Requested', sort: 'created_at')->csvTime(),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'skipping_rules.client_id', 'client', SearchText::parse($text));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('clients', 'clients.id', '=', 'skipping_rules.client_id')
            ->leftJoin('bonus_rules', 'bonus_rules.id', '=', 'skipping_rules.rule_id')
            ->leftJoin('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_rules.bonus_promotion_id')
            ->select([
                'skipping_rules.*',
                'clients.first_name',
                'clients.last_name',
                'clients.pin',
                'clients.account_manager_id',
                'bonus_rules.version as rule_version',
                'bonus_promotions.title as promotion_title',
            ])
            ->selectSub(
                DB::table('bonus_rules as newer')
                    ->whereColumn('newer.bonus_promotion_id', 'bonus_rules.bonus_promotion_id')
                    ->selectRaw('max(newer.version)'),
                'newest_version',
            );
    }

    protected function load(array $rows, ListContext $context): void
    {
        $decides = $this->gate->forUser($context->viewer)->allows('takeDecisions');
        foreach ($rows as $row) {
            $row->decides = $decides;
        }
    }

    protected function row(stdClass $row, ListContext $context): SkippingRuleRow
    {
        $isOwn = (int) $row->requested_by === $context->viewer->id;
        $isOver = $row->until <= now()->toDateTimeString();
        $isOutdated = (int) $row->newest_version > (int) $row->rule_version;
        $isOpen = in_array($row->status, [SkippingRuleStatus::Requested->value, SkippingRuleStatus::Approved->value], true) && ! $isOver;

        $manager = $row->account_manager_id === null ? null : (int) $row->account_manager_id;

        return DataFactory::make(SkippingRuleRow::class, $row, [
            'until_at' => UtcTime::iso($row->until),
            'is_expired' => $isOver && $row->status !== SkippingRuleStatus::Declined->value && $row->status !== SkippingRuleStatus::Withdrawn->value,
            'is_outdated' => $isOutdated && $isOpen,
            'can_approve' => $row->decides && $isOpen && ! $isOutdated && ! $isOwn && $row->status === SkippingRuleStatus::Requested->value
                && $this->clients->mayGive($context->viewer, $manager),
            'can_end' => $row->decides && $isOpen,
            'is_own' => $isOwn,
        ]);
    }
}
