<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\BetstopUpdateRow;
use App\Enums\BetstopChange;
use App\Enums\BetstopDecision;
use App\Enums\BetstopUpdateStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;
use App\Support\LikeText;
use App\Support\UtcTime;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\Rule;
use stdClass;

/**
 * Notices of the BetStop register, oldest first, because staff work them in this order.
 *
 * @extends ListDefinition<BetstopUpdateRow>
 */
final readonly class BetstopUpdateList extends ListDefinition
{
    public const KEY = 'notices';

    public const TITLE = 'BetStop notices';

    public const ID_COLUMN = 'betstop_updates.id';

    public const DEFAULT_ORDER = 'received_at';

    public const FILENAME = 'betstop-notices';

    public const SEARCH_HINT = 'Name or register id…';

    /** `notice` is the notice in the drawer. */
    public const PARAMETERS = ['notice' => self::ID_RULE];

    private const ALL = 'all';

    public function sorts(): array
    {
        return [Sort::by('received_at', 'betstop_updates.received_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('change', 'Change', 'betstop_updates.change', BetstopChange::class),
            new DateRangeFilter('received', 'Received', 'betstop_updates.received_at', $context->viewer->timezone),
        ];
    }

    /** `status` is the tab: received by default. */
    public function parameterRules(): array
    {
        return [...parent::parameterRules(), 'status' => ['nullable', Rule::in([self::ALL, ...array_column(BetstopUpdateStatus::cases(), 'value')])]];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Person')
                ->csv('Register id', static fn (BetstopUpdateRow $row): string => $row->external_id)
                ->csv()
                ->csv('Date of birth', static fn (BetstopUpdateRow $row): string => $row->date_of_birth)
                ->csv('Phones', static fn (BetstopUpdateRow $row): string => implode('; ', $row->phones))
                ->csv('Email', static fn (BetstopUpdateRow $row): ?string => $row->email)
                ->csv('Postcode', static fn (BetstopUpdateRow $row): ?string => $row->postcode),
            Column::of('change', 'Change')->csv()->csvTime('Takes effect', static fn (BetstopUpdateRow $row): string => $row->effective_at),
            Column::of('received_at', 'Received', sort: 'received_at')->csvTime(),
            Column::of('client_name', 'Client')->csv()->csv('PIN', static fn (BetstopUpdateRow $row): ?string => $row->client_pin),
            Column::of('status', 'Status')
                ->csv()
                ->csv('Decision', static fn (BetstopUpdateRow $row): ?BetstopDecision => $row->decision)
                ->csv('Decided by', static fn (BetstopUpdateRow $row): ?string => $row->decided_by)
                ->csvTime('Decided', static fn (BetstopUpdateRow $row): ?string => $row->decided_at),
        ];
    }

    /** Null for all. */
    public function status(ListParameters $parameters): ?BetstopUpdateStatus
    {
        $status = $parameters->values['status'] ?? BetstopUpdateStatus::Received->value;

        return $status === self::ALL ? null : BetstopUpdateStatus::from($status);
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return $rows->when(
            $this->status($parameters),
            static fn (Builder $notices, BetstopUpdateStatus $status): Builder => $notices->where(
                'betstop_updates.status',
                $status->value,
            ),
        );
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        foreach (preg_split('/\s+/', trim($text)) ?: [] as $word) {
            $rows->where(static function (Builder $any) use ($word): void {
                LikeText::begins($any, 'betstop_updates.first_name', $word);
                LikeText::begins($any, 'betstop_updates.last_name', $word, 'or');
                $any->orWhere('betstop_updates.external_id', $word);
            });
        }
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->leftJoin('clients', 'clients.id', '=', 'betstop_updates.client_id')
            ->select(['betstop_updates.*', 'clients.pin as client_pin', 'clients.first_name as client_first_name', 'clients.last_name as client_last_name']);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $decisions = DB::table('betstop_notice_decisions')->join('users', 'users.id', '=', 'betstop_notice_decisions.user_id')
            ->whereIntegerInRaw('betstop_update_id', array_column($rows, 'id'))->orderBy('betstop_notice_decisions.id')
            ->get(['betstop_update_id', 'decision', 'betstop_notice_decisions.created_at', 'first_name', 'last_name'])->keyBy('betstop_update_id');
        foreach ($rows as $row) {
            $row->last = $decisions->get($row->id);
        }
    }

    protected function row(stdClass $row, ListContext $context): BetstopUpdateRow
    {
        $change = BetstopChange::from($row->change);
        $status = BetstopUpdateStatus::from($row->status);
        $hasEnded = $change === BetstopChange::Ended && CarbonImmutable::parse($row->effective_at)->isPast();
        /** @var list<string> $others */
        $others = json_decode((string) $row->other_phones, true) ?? [];
        $phones = array_filter([$row->mobile_e164, ...$others]);

        return DataFactory::make(BetstopUpdateRow::class, $row, [
            'date_of_birth' => substr((string) $row->date_of_birth, 0, 10),
            'phones' => array_values(
                array_map(
                    static fn (string $phone): string => ContactMask::isLifted($context->viewer)
                        ? AustralianMobile::national($phone)
                        : ContactMask::phone($phone),
                    $phones,
                ),
            ),
            'email' => ContactMask::show($context->viewer, 'email', $row->email),
            'decision' => $row->last === null ? null : BetstopDecision::from($row->last->decision),
            'decided_by' => $row->last === null ? null : DataFactory::personName($row->last, 'full'),
            'decided_at' => UtcTime::iso($row->last?->created_at),
            'is_verifiable' => $status === BetstopUpdateStatus::Actioned
                ? $change !== BetstopChange::Ended || $hasEnded
                : $status === BetstopUpdateStatus::Received && $hasEnded,
        ]);
    }
}
