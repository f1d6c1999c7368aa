<?php

declare(strict_types=1);

namespace App\Lists\Users;

use App\Data\Users\PhoneLogRow;
use App\Enums\Ability;
use App\Enums\MessageDirection;
use App\Enums\PhoneOutcome;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\DbClient;
use App\Support\ContactMask;
use App\Support\DataFactory;
use App\Support\PhoneNumber;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Phone calls of all colleagues, newest first.
 *
 * @extends ListDefinition<PhoneLogRow>
 */
final readonly class PhoneLogList extends ListDefinition
{
    public const KEY = 'calls';

    public const TITLE = 'Phone logs';

    public const ID_COLUMN = 'phone_logs.id';

    public const DEFAULT_ORDER = '-called_at';

    public const COLLEAGUES = ['user' => 'user_id'];

    public const FILENAME = 'phone-log';

    public const SEARCH_HINT = 'Whole phone number…';

    private const TABLES = ['client' => 'clients', 'lead' => 'leads', 'db_client' => 'db_clients'];

    public function sorts(): array
    {
        return [Sort::by('called_at', 'phone_logs.called_at')];
    }

    /** Viewers who don't see clients don't learn which calls are one client's. */
    public function filters(ListContext $context): array
    {
        // types:generate has no stored viewer and gets all filters.
        $seesClients = ! $context->viewer->exists || $context->viewer->hasAbility(Ability::ViewClients);

        return [
            ChoiceFilter::ids('user', 'Colleague', 'phone_logs.user_id', isNullable: true, words: ['me' => $context->viewer->id]),
            ChoiceFilter::plainEnum('direction', 'Direction', 'phone_logs.direction', MessageDirection::class, isSingle: true),
            ChoiceFilter::plainEnum('outcome', 'Outcome', 'phone_logs.outcome', PhoneOutcome::class, isSingle: true),
            new DateRangeFilter('date', 'Date', 'phone_logs.called_at', $context->viewer->timezone),
            ...$seesClients ? [
                new ConditionFilter(
                    'client',
                    'Client',
                    FilterKind::Lookup,
                    ConditionFilter::ID,
                    static fn (Builder $rows, string $id): Builder => $rows->where('phone_logs.person_type', 'client')->where('phone_logs.person_id', (int) $id),
                ),
            ] : [],
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('called_at', 'Time', sort: 'called_at')->csvTime(),
            Column::of('direction', 'Direction')->csv(),
            Column::of('person_name', 'Person')->csv(),
            Column::of('number', 'Number')->csv(),
            Column::of('user_name', 'Colleague')->csv(),
            Column::of('seconds', 'Length')->csv('Seconds', static fn (PhoneLogRow $row): string => (string) $row->seconds),
            Column::of('outcome', 'Outcome')->csv(),
        ];
    }

    /** By a whole number in any notation. A masked number can't be guessed by searching. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $number = ContactMask::isLifted($context->viewer) ? PhoneNumber::toE164($text) : null;
        $number === null ? $rows->whereRaw('1 = 0') : $rows->where('phone_logs.number_e164', $number);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $people = [];
        // Some roles read the calls but not the records.
        $seesClients = $context->viewer->hasAbility(Ability::ViewClients);
        $isSeen = ['client' => $seesClients, 'lead' => $seesClients, 'db_client' => $context->viewer->can('manage', DbClient::class)];
        foreach (array_intersect_key(self::TABLES, array_filter($isSeen)) as $type => $table) {
            $ids = array_column(array_filter($rows, static fn (stdClass $row): bool => $row->person_type === $type), 'person_id');
            $people[$type] = $ids === [] ? [] : DB::table($table)->whereIntegerInRaw('id', $ids)->get(['id', 'first_name', 'last_name'])->keyBy('id')->all();
        }
        foreach ($rows as $row) {
            $row->person = $people[$row->person_type ?? ''][$row->person_id] ?? null;
        }
    }

    protected function row(stdClass $row, ListContext $context): PhoneLogRow
    {
        return DataFactory::make(PhoneLogRow::class, $row, [
            'person_name' => $row->person === null ? null : DataFactory::personName($row->person, 'full'),
            'number' => ContactMask::show($context->viewer, 'mobile_e164', $row->number_e164),
        ]);
    }
}
