<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\DeveloperTools\ApiTokenRow;
use App\Data\Lists\ListMeta;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The tokens of the intake with the colleagues who answer for them. */
final readonly class ApiTokenListQuery
{
    public function __construct(private ListReader $reader) {}

    /** @return array{list<ApiTokenRow>, ListMeta} */
    public function page(ListState $state): array
    {
        $tokens = DB::table('personal_access_tokens')->where('tokenable_type', (new User)->getMorphClass());
        $page = $this->reader->page($this->withColumns($tokens), 'personal_access_tokens.id', $state);

        return [array_map($this->row(...), $page->rows), $this->reader->meta($tokens, $page, $state)];
    }

    private function withColumns(Builder $tokens): Builder
    {
        return (clone $tokens)
            ->leftJoin('users', 'users.id', '=', 'personal_access_tokens.tokenable_id')
            ->select([
                'personal_access_tokens.id', 'personal_access_tokens.name', 'personal_access_tokens.abilities', 'personal_access_tokens.last_used_at',
                'personal_access_tokens.expires_at', 'personal_access_tokens.created_at',
                'users.first_name', 'users.last_name', 'users.is_active', 'users.is_developer_staff', 'users.deleted_at',
            ]);
    }

    private function row(stdClass $row): ApiTokenRow
    {
        /** @var list<string> $scopes */
        $scopes = json_decode((string) $row->abilities, true) ?? [];
        $expiresAt = UtcTime::iso($row->expires_at);
        // As IntakeCaller::ownerOf() decides it for a call.
        $ownerAnswers = (bool) $row->is_active && (bool) $row->is_developer_staff && $row->deleted_at === null;

        return new ApiTokenRow(
            id: (int) $row->id,
            name: $row->name,
            owner_name: trim("{$row->first_name} {$row->last_name}"),
            scopes: $scopes,
            last_used_at: UtcTime::iso($row->last_used_at),
            expires_at: $expiresAt,
            created_at: (string) UtcTime::iso($row->created_at),
            is_live: $ownerAnswers && ($expiresAt === null || now()->isBefore($expiresAt)),
        );
    }
}
