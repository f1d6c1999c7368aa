<?php

declare(strict_types=1);

namespace App\Policies;

use App\Models\User;
use Illuminate\Auth\Access\Response;
use Illuminate\Support\Facades\DB;

/** Whether somebody may make two records one, or part them, by whose the records are: a merge changes both. */
final readonly class MergeScope
{
    /** type => table and the column that says who looks after the record; prospects are nobody's own */
    private const OWNERS = ['client' => ['clients', 'account_manager_id'], 'lead' => ['leads', 'owner_id']];

    public function __construct(private EditScope $scope, private DbClientPolicy $prospects) {}

    /** @param  array{string, int}  ...$records  type and id, also of deleted ones */
    public function holds(User $user, array ...$records): Response
    {
        foreach ($records as [$type, $id]) {
            if (! isset(self::OWNERS[$type])) {
                if (! $this->prospects->manage($user)) {
                    return Response::denyAsNotFound();
                }

                continue;
            }
            if (! $this->scope->binds($user)) {
                continue;
            }
            [$table, $column] = self::OWNERS[$type];
            $owner = DB::table($table)->where('id', $id)->value($column);
            if (! $this->scope->includes($user, $owner === null ? null : (int) $owner)) {
                return Response::deny('Another team looks after one of the two records. Ask its manager to merge them, or to part them.');
            }
        }

        return Response::allow();
    }
}
