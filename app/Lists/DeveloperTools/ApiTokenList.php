<?php

declare(strict_types=1);

namespace App\Lists\DeveloperTools;

use App\Data\DeveloperTools\ApiTokenRow;
use App\Lists\Column;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\User;
use App\Support\DataFactory;
use App\Support\UtcTime;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<ApiTokenRow> */
final readonly class ApiTokenList extends ListDefinition
{
    public const KEY = 'tokens';

    public const TITLE = 'API tokens';

    public const ID_COLUMN = 'personal_access_tokens.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['owner' => 'tokenable_id'];

    public function sorts(): array
    {
        return [
            Sort::by('name', 'personal_access_tokens.name'),
            Sort::by('created_at', 'personal_access_tokens.created_at'),
            Sort::nullable('last_used_at', 'personal_access_tokens.last_used_at'),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'Token', sort: 'name'),
            Column::of('is_live', 'Status'),
            Column::of('owner_name', 'Owner'),
            Column::of('scopes', 'Scopes'),
            Column::of('last_used_at', 'Last used', sort: 'last_used_at'),
            Column::of('expires_at', 'Ends'),
            Column::of('created_at', 'Issued', sort: 'created_at'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('personal_access_tokens')->where('tokenable_type', (new User)->getMorphClass());
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select([
            'personal_access_tokens.id', 'personal_access_tokens.name', 'personal_access_tokens.abilities', 'personal_access_tokens.last_used_at',
            'personal_access_tokens.expires_at', 'personal_access_tokens.created_at',
            'owner.is_active', 'owner.is_developer_staff', 'owner.deleted_at',
        ]);
    }

    protected function row(stdClass $row, ListContext $context): ApiTokenRow
    {
        /** @var list<string> $scopes */
        $scopes = json_decode((string) $row->abilities, true) ?? [];
        $expiresAt = UtcTime::iso($row->expires_at);
        // The same rule as IntakeCaller::ownerOf() for a call.
        $ownerAnswers = (bool) $row->is_active && (bool) $row->is_developer_staff && $row->deleted_at === null;

        return DataFactory::make(ApiTokenRow::class, $row, [
            'scopes' => $scopes,
            'is_live' => $ownerAnswers && ($expiresAt === null || now()->isBefore($expiresAt)),
        ]);
    }
}
