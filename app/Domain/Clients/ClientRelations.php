<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\Affiliate;
use App\Models\Client;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Loads the company, account manager, affiliate and rating of a client in one query instead of four. */
final readonly class ClientRelations
{
    /** relation => model, its key, and the columns that pages of a client show */
    private const RELATIONS = [
        'company' => [Company::class, 'id', ['id', 'name', 'color', 'logo_path']],
        'accountManager' => [User::class, 'id', ['id', 'first_name', 'last_name']],
        'affiliate' => [Affiliate::class, 'id', ['id', 'name']],
        'rating' => [ClientRating::class, 'value', ['value', 'description']],
    ];

    public static function load(Client $client): void
    {
        $row = DB::table('clients')->where('clients.id', $client->id)
            ->join('companies as company', 'company.id', '=', 'clients.company_id')
            // As with the relation, a deleted user is not a manager any more.
            ->leftJoin(
                'users as accountManager',
                static fn ($join) => $join
                    ->on('accountManager.id', '=', 'clients.account_manager_id')
                    ->whereNull('accountManager.deleted_at'),
            )
            ->leftJoin('affiliates as affiliate', 'affiliate.id', '=', 'clients.affiliate_id')
            ->leftJoin('client_ratings as rating', 'rating.value', '=', 'clients.client_rating')
            ->first(self::columns());

        foreach (self::RELATIONS as $name => [$model, $key, $columns]) {
            $client->setRelation($name, $row === null ? null : self::hydrate($row, $name, new $model, $key, $columns));
        }
    }

    /** @return list<string> */
    private static function columns(): array
    {
        $all = [];
        foreach (self::RELATIONS as $name => [, , $columns]) {
            array_push($all, ...array_map(static fn (string $column): string => "{$name}.{$column} as {$name}_{$column}", $columns));
        }

        return $all;
    }

    /** @param  list<string>  $columns */
    private static function hydrate(stdClass $row, string $name, Model $model, string $key, array $columns): ?Model
    {
        if ($row->{"{$name}_{$key}"} === null) {
            return null;
        }

        return $model->newFromBuilder(array_combine($columns, array_map(static fn (string $column): mixed => $row->{"{$name}_{$column}"}, $columns)));
    }
}
