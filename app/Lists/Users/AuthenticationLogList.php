<?php

declare(strict_types=1);

namespace App\Lists\Users;

use App\Data\Users\AuthenticationLogRow;
use App\Domain\Auth\SessionRegistry;
use App\Enums\AuthenticationKind;
use App\Enums\UnusualSignIn;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Sign-ins, failed attempts and sign-outs of all colleagues, newest first.
 *
 * @extends ListDefinition<AuthenticationLogRow>
 */
final readonly class AuthenticationLogList extends ListDefinition
{
    public const KEY = 'entries';

    public const TITLE = 'Authentication logs';

    public const ID_COLUMN = 'authentication_logs.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['user' => 'user_id'];

    public const NOUN = 'log entries';

    public const FILENAME = 'authentication-log';

    public const SEARCH_HINT = 'Email or IP address…';

    public function __construct(private SessionRegistry $sessions) {}

    public function sorts(): array
    {
        return [Sort::by('created_at', 'authentication_logs.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::ids('user', 'Person', 'authentication_logs.user_id', words: ['me' => $context->viewer->id]),
            ChoiceFilter::plainEnum('kind', 'Event', 'authentication_logs.kind', AuthenticationKind::class, isSingle: true),
            new YesNoFilter(
                'succeeded',
                'Result',
                'authentication_logs.succeeded',
                labels: ['trueLabel' => 'Succeeded', 'falseLabel' => 'Failed'],
                isRare: false,
            ),
            new YesNoFilter(
                'unusual',
                'Unusual',
                'authentication_logs.is_unusual',
                labels: ['trueLabel' => 'Unusual', 'falseLabel' => 'Usual'],
                isRare: false,
            ),
            new DateRangeFilter('date', 'Date', 'authentication_logs.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('created_at', 'Time', sort: 'created_at')->csvTime(),
            Column::of('user_name', 'Person')->csv()->csv('Email', static fn (AuthenticationLogRow $row): string => $row->email),
            Column::of('kind', 'Event')->csv(),
            Column::of('succeeded', 'Result')->csv(
                value: static fn (AuthenticationLogRow $row): string => $row->succeeded ? 'Succeeded' : 'Failed',
            ),
            Column::of('unusual', 'Unusual')->csv(
                value: static fn (AuthenticationLogRow $row): string => implode(
                    ', ',
                    array_map(static fn (UnusualSignIn $reason): string => $reason->label(), $row->unusual),
                ),
            ),
            Column::of('ip', 'IP address')->csv(),
            Column::of('device', 'Device')->csv(),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $rows->where(filter_var($text, FILTER_VALIDATE_IP) === false ? 'authentication_logs.email' : 'authentication_logs.ip', mb_strtolower(trim($text)));
    }

    protected function load(array $rows, ListContext $context): void
    {
        $open = $this->sessions->namesOf(array_column(array_filter($rows, static fn (stdClass $row): bool => $row->session_name !== null), 'user_id'));
        foreach ($rows as $row) {
            $row->has_session = isset($open[$row->session_name ?? '']);
        }
    }

    protected function row(stdClass $row, ListContext $context): AuthenticationLogRow
    {
        /** @var list<string> $reasons */
        $reasons = json_decode((string) $row->unusual_reasons, true) ?? [];

        return DataFactory::make(AuthenticationLogRow::class, $row, [
            'unusual' => array_map(UnusualSignIn::from(...), $reasons),
            'is_own_session' => $row->has_session && $this->sessions->isCurrentName($row->session_name),
        ]);
    }
}
