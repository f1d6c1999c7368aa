<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Enums\AuthenticationKind;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Config\Repository;
use Illuminate\Contracts\Session\Session;
use Illuminate\Database\ConnectionInterface;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Collection;
use stdClass;

/**
 * The sessions of a user. Only the database session store can list them.
 *
 * Pages get a hash of the session id, because the id itself would give access to the session.
 */
final readonly class SessionRegistry
{
    public function __construct(private ConnectionInterface $database, private Session $session, private Repository $config) {}

    public function canList(): bool
    {
        return $this->config->string('session.driver') === 'database';
    }

    /** @return Collection<int, stdClass> newest first: id, ip_address, user_agent, last_activity */
    public function of(User $user): Collection
    {
        return $this->canList()
            ? $this->database->table('sessions')
                ->where('user_id', $user->id)
                ->where('last_activity', '>=', now()->getTimestamp() - $this->config->integer('paddock.auth.idle_timeout'))
                ->orderByDesc('last_activity')
                ->get(['id', 'ip_address', 'user_agent', 'last_activity'])
            : new Collection;
    }

    public function isCurrent(string $id): bool
    {
        return hash_equals($this->session->getId(), $id);
    }

    public function isCurrentName(string $name): bool
    {
        return hash_equals(self::nameOf($this->session->getId()), $name);
    }

    /**
     * The open sessions of these users.
     *
     * @param  array<int>  $userIds
     * @return array<string, true> by name
     */
    public function namesOf(array $userIds): array
    {
        $ids = $userIds === [] || ! $this->canList() ? [] : $this->signedIn(array_unique($userIds))->pluck('id')->all();

        return array_fill_keys(array_map(self::nameOf(...), $ids), true);
    }

    public static function nameOf(string $id): string
    {
        return substr(hash('sha256', "session:{$id}"), 0, 32);
    }

    /** @return bool false when the user has no session of that name */
    public function end(User $user, string $name): bool
    {
        $ids = $this->canList() ? $this->signedIn([$user->id])->pluck('id') : new Collection;
        $found = $ids->first(static fn (string $id): bool => hash_equals(self::nameOf($id), $name));

        return $found !== null && $this->database->table('sessions')->where('id', $found)->delete() === 1;
    }

    /**
     * Sessions in which these users signed in. During an impersonation, the session belongs to the impersonated colleague.
     *
     * @param  array<int>  $userIds
     */
    private function signedIn(array $userIds): Builder
    {
        $impersonated = Impersonation::query()->whereIn('actor_id', $userIds)->whereNull('ended_at')->pluck('target_id');

        return $this->database->table('sessions')->whereIntegerInRaw('user_id', [...$userIds, ...$impersonated])
            ->where('last_activity', '>=', now()->getTimestamp() - $this->config->integer('paddock.auth.idle_timeout'));
    }

    /** Sessions in which a colleague impersonates the user stay. Their impersonation ends at the next request, because the security version changed. */
    public function endAllButCurrent(User $user): void
    {
        if ($this->canList()) {
            $kept = [$this->session->getId(), ...$this->impersonating($user)];
            $this->database->table('sessions')->where('user_id', $user->id)->whereNotIn('id', $kept)->delete();
        }
    }

    /** @return list<string> ids of the sessions in which colleagues impersonate the user */
    private function impersonating(User $user): array
    {
        $names = Impersonation::query()->where('target_id', $user->id)->whereNull('ended_at')
            ->join('authentication_logs', static fn (JoinClause $start): JoinClause => $start
                ->on('authentication_logs.user_id', 'impersonations.actor_id')
                ->on('authentication_logs.created_at', '>=', 'impersonations.started_at')
                ->where('authentication_logs.kind', AuthenticationKind::ImpersonationStart))
            ->pluck('authentication_logs.session_name')->flip();

        return $names->isEmpty() ? [] : array_values($this->database->table('sessions')->where('user_id', $user->id)->pluck('id')
            ->filter(static fn (string $id): bool => $names->has(self::nameOf($id)))->all());
    }
}
