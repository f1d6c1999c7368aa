<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\BonusLoginRow;
use App\Enums\BonusLoginResult;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\RareFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Sign-ins of colleagues to site accounts for bonuses, newest first.
 *
 * @extends ListDefinition<BonusLoginRow>
 */
final readonly class BonusLoginList extends ListDefinition
{
    public const KEY = 'logins';

    public const TITLE = 'Login logs';

    public const NOUN = 'sign-ins';

    public const FILENAME = 'bonus-login-logs';

    public const ID_COLUMN = 'bonus_login_logs.id';

    public const DEFAULT_ORDER = '-logged_in_at';

    public const SEARCH_HINT = 'Client or PIN…';

    public const COLLEAGUES = ['user' => 'user_id'];

    public function __construct(private SearchIndex $index) {}

    public function sorts(): array
    {
        return [Sort::by('logged_in_at', 'bonus_login_logs.logged_in_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            new RareFilter(ChoiceFilter::ids('user', 'Colleague', 'bonus_login_logs.user_id', words: ['me' => $context->viewer->id]), self::ID_COLUMN),
            new RareFilter(ChoiceFilter::plainEnum('result', 'Result', 'bonus_login_logs.result', BonusLoginResult::class), self::ID_COLUMN),
            new DateRangeFilter('period', 'Period', 'bonus_login_logs.logged_in_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Client')->csv()->csv('PIN', static fn (BonusLoginRow $login): string => $login->pin),
            Column::of('site_name', 'Bookmaker')->csv()->csv('Username', static fn (BonusLoginRow $login): ?string => $login->username),
            Column::of('user_name', 'Signed in by')->csv(),
            Column::of('purpose', 'Purpose')->csv(),
            Column::of('result', 'Result')->csv(),
            Column::of('notes', 'Notes')->csv(),
            Column::of('logged_in_at', 'Signed in', sort: 'logged_in_at')->csvTime(),
        ];
    }

    /** A client has few site accounts, so their sign-ins are found by the accounts. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $accounts = DB::table('site_accounts')->select('site_accounts.id');
        $this->index->constrain($accounts, 'site_accounts.client_id', 'client', SearchText::parse($text));
        $rows->whereIn('bonus_login_logs.site_account_id', $accounts);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('site_accounts', 'site_accounts.id', '=', 'bonus_login_logs.site_account_id')
            ->leftJoin('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->leftJoin('clients', 'clients.id', '=', 'site_accounts.client_id')
            ->select([
                'bonus_login_logs.*',
                'site_accounts.client_id',
                'site_accounts.username',
                'operator_sites.name as site_name',
                'clients.first_name',
                'clients.last_name',
                'clients.pin',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): BonusLoginRow
    {
        return DataFactory::make(BonusLoginRow::class, $row);
    }
}
