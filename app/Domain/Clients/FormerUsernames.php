<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\SiteAccount;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Second usernames at a bookmaker: two clients who both had an account there were merged. */
final readonly class FormerUsernames
{
    /**
     * @param  list<int>  $accountIds
     * @return array<int, list<string>> by site account
     */
    public static function of(array $accountIds): array
    {
        $usernames = [];
        foreach (DB::table('former_usernames')->whereIntegerInRaw('site_account_id', $accountIds)->orderBy('id')->get() as $row) {
            $usernames[(int) $row->site_account_id][] = $row->username;
        }

        return $usernames;
    }

    /**
     * @param  array<int>  $siteIds
     * @param  array<string>  $usernames
     * @return Collection<int, stdClass> rows with site_account_id, operator_site_id and username
     */
    public static function named(array $siteIds, array $usernames): Collection
    {
        return DB::table('former_usernames')->whereIn('operator_site_id', $siteIds)->whereIn('username', $usernames)->get();
    }

    /** The account with this former username, in any case. */
    public static function find(int $siteId, string $username): ?SiteAccount
    {
        $id = DB::table('former_usernames')->where('operator_site_id', $siteId)->whereRaw('lower(username) = lower(?)', [$username])->value('site_account_id');

        return $id === null ? null : SiteAccount::query()->with('client')->whereKey($id)->first();
    }

    /** Before the account $gone is deleted. The client may have used the username before. */
    public static function add(int $keptId, stdClass $gone): void
    {
        DB::table('former_usernames')->insertOrIgnore([
            'site_account_id' => $keptId,
            'operator_site_id' => $gone->operator_site_id,
            'username' => $gone->username,
        ]);
    }
}
