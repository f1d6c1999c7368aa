<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\BarredEntryRow;
use App\Enums\AustralianState;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\Filters\TextFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\BarredMatch;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;
use App\Support\LikeText;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * The entries of all barred lists: our own, the states' and the venues'.
 *
 * @extends ListDefinition<BarredEntryRow>
 */
final readonly class BarredEntryList extends ListDefinition
{
    public const KEY = 'entries';

    public const TITLE = 'Barred lists';

    public const NOUN = 'barred entries';

    public const FILENAME = 'barred-entries';

    public const ID_COLUMN = 'barred_entries.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['user' => 'user_id'];

    /** `entry` is the entry in the drawer. */
    public const PARAMETERS = ['entry' => self::ID_RULE];

    public const SEARCH_HINT = 'Name, reference, mobile or email…';

    public const SECONDARY_FILTERS = ['source', 'from_on', 'until_on', 'created_at'];

    public const SOON_DAYS = 30;

    /** @param  string  $timezone  of the business; first and last days are days in it */
    public function __construct(#[Config('paddock.timezone')] private string $timezone) {}

    public function sorts(): array
    {
        return [
            Sort::by('created_at', 'barred_entries.created_at'),
            Sort::by('name', 'barred_entries.last_name', 'barred_entries.first_name'),
            Sort::by('from_on', 'barred_entries.from_on'),
            Sort::nullable('until_on', 'barred_entries.until_on'),
        ];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('list', 'List', 'barred_entries.list', BarredList::class),
            ChoiceFilter::enum('jurisdiction', 'State', 'barred_entries.jurisdiction', AustralianState::class, isNullable: true),
            ChoiceFilter::plainEnum('status', 'Status', 'barred_entries.status', BarredEntryStatus::class),
            new NamedFilter(
                'ends',
                'Ends',
                [
                    'soon' => $this->endsSoon(...),
                    'never' => static fn (Builder $entries): Builder => $entries->whereNull('barred_entries.until_on'),
                ],
                ['soon' => 'Within '.self::SOON_DAYS.' days', 'never' => 'Never'],
            ),
            new NamedFilter(
                'client',
                'Client',
                [
                    'matched' => static fn (Builder $entries): Builder => $entries->whereNotNull('barred_entries.client_id'),
                    'unmatched' => static fn (Builder $entries): Builder => $entries->whereNull('barred_entries.client_id'),
                    'review' => $this->awaitsReview(...),
                ],
                ['matched' => 'Is a client', 'unmatched' => 'Not a client', 'review' => 'To review'],
            ),
            new NamedFilter('lift', 'Lift', ['requested' => $this->awaitsLift(...)], ['requested' => 'Requested']),
            new TextFilter('source', 'List name', 'barred_entries.source', isNullable: true),
            new DateFilter('from_on', 'From', 'barred_entries.from_on', null),
            new DateFilter('until_on', 'Until', 'barred_entries.until_on', null, isNullable: true),
            new DateFilter('created_at', 'Added', 'barred_entries.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Person', sort: 'name')
                ->csv('Name')
                ->csv('Date of birth', static fn (BarredEntryRow $entry): ?string => $entry->date_of_birth),
            Column::of('list', 'List')->csv()->csv('List name', static fn (BarredEntryRow $entry): ?string => $entry->source),
            Column::of('jurisdiction', 'State')->csv(value: static fn (BarredEntryRow $entry): ?string => $entry->jurisdiction?->value),
            Column::of('status', 'Status')->csv(),
            Column::of('client', 'Client')
                ->csv(value: static fn (BarredEntryRow $entry): ?string => $entry->client_name)
                ->csv('PIN', static fn (BarredEntryRow $entry): ?string => $entry->client_pin),
            Column::of('from_on', 'From', sort: 'from_on')->csv(),
            Column::of('until_on', 'Until', sort: 'until_on')->csv(),
            Column::of('reason', 'Reason')->csv(),
            Column::of('external_reference', 'Reference')->csv(),
            Column::of('mobile', 'Mobile')->csv(),
            Column::of('email', 'Email')->csv(),
            Column::of('created_at', 'Added', sort: 'created_at')->csvTime()->csv('Added by', static fn (BarredEntryRow $entry): ?string => $entry->added_by),
        ];
    }

    /** Active entries that end within SOON_DAYS days. */
    public function endsSoon(Builder $entries): Builder
    {
        return $entries->where('barred_entries.status', BarredEntryStatus::Active)
            ->where('barred_entries.until_on', '<', $this->today()->addDays(self::SOON_DAYS + 1)->toDateString());
    }

    /** Active entries with a client who may be the person. */
    public function awaitsReview(Builder $entries): Builder
    {
        return $entries->where('barred_entries.status', BarredEntryStatus::Active)
            ->whereIn('barred_entries.id', BarredMatch::undecided()->select('barred_matches.barred_entry_id'));
    }

    /** Active entries with a lift that a colleague must confirm. */
    public function awaitsLift(Builder $entries): Builder
    {
        return $entries->where('barred_entries.status', BarredEntryStatus::Active)->whereNotNull('barred_entries.lift_requested_at');
    }

    /** Each word begins a name, or the text is the whole reference, mobile or email. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $mobile = AustralianMobile::toE164($text);
        $rows->where(static function (Builder $any) use ($text, $mobile, $context): void {
            LikeText::begins(LikeText::names($any, 'barred_entries', $text), 'barred_entries.external_reference', $text, 'or');
            // A hidden detail can't be guessed by searching.
            if (ContactMask::isLifted($context->viewer)) {
                $any->orWhere('barred_entries.email', mb_strtolower($text))->orWhere('barred_entries.mobile_e164', $mobile ?? $text);
            }
        });
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('clients', 'clients.id', '=', 'barred_entries.client_id')
            ->select([
                'barred_entries.id',
                'barred_entries.list',
                'barred_entries.jurisdiction',
                'barred_entries.source',
                'barred_entries.external_reference',
                'barred_entries.first_name',
                'barred_entries.last_name',
                'barred_entries.date_of_birth',
                'barred_entries.mobile_e164',
                'barred_entries.email',
                'barred_entries.client_id',
                'barred_entries.reason',
                'barred_entries.from_on',
                'barred_entries.until_on',
                'barred_entries.status',
                'barred_entries.created_at',
                'barred_entries.lift_requested_at',
                'clients.first_name as client_first_name',
                'clients.last_name as client_last_name',
                'clients.pin as client_pin',
            ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $suggested = BarredMatch::undecided()
            ->whereIn('barred_entry_id', array_column($rows, 'id'))
            ->groupBy('barred_entry_id')
            ->selectRaw('barred_entry_id, count(*) as matches')
            ->pluck('matches', 'barred_entry_id');
        foreach ($rows as $row) {
            $row->review_count = $row->status === BarredEntryStatus::Active->value ? (int) ($suggested[$row->id] ?? 0) : 0;
        }
    }

    protected function row(stdClass $row, ListContext $context): BarredEntryRow
    {
        $until = $row->until_on === null ? null : substr((string) $row->until_on, 0, 10);

        return DataFactory::make(BarredEntryRow::class, $row, [
            'date_of_birth' => $row->date_of_birth === null ? null : substr((string) $row->date_of_birth, 0, 10),
            'ends_soon' => $until !== null
                && $row->status === BarredEntryStatus::Active->value
                && $until <= $this->today()->addDays(self::SOON_DAYS)->toDateString(),
            'mobile' => ContactMask::show(
                $context->viewer,
                'mobile_e164',
                $row->mobile_e164 === null ? null : AustralianMobile::national($row->mobile_e164),
            ),
            'email' => ContactMask::show($context->viewer, 'email', $row->email),
            'is_lift_requested' => $row->lift_requested_at !== null && $row->status === BarredEntryStatus::Active->value,
            'added_by' => DataFactory::personName($row, 'user'),
        ]);
    }

    private function today(): CarbonImmutable
    {
        return CarbonImmutable::now($this->timezone)->startOfDay();
    }
}
