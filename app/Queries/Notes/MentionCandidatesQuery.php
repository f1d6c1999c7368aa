<?php

declare(strict_types=1);

namespace App\Queries\Notes;

use App\Data\Notes\MentionCandidate;
use App\Domain\Notes\RecordAccess;
use App\Domain\TeamNotes\TeamNoteReaderRepository;
use App\Models\RoleAbility;
use App\Models\User;
use App\Support\LikeText;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Enumerable;

/** Active colleagues who can open the record, or the team notes, and whose name begins with the search text. */
final readonly class MentionCandidatesQuery
{
    private const HITS = 8;

    private const STEP = 50;

    public function __construct(private RecordAccess $access) {}

    /** @return list<MentionCandidate> read in steps, because colleagues who can't open the record don't count as hits */
    public function find(string $search, Model $subject): array
    {
        return self::toCandidates(self::named($search, User::query()
            ->where('is_active', true)
            ->whereIn('role_id', RoleAbility::query()->where('ability', RecordAccess::ability($subject))->select('role_id')))
            ->lazy(self::STEP)->filter(fn (User $user): bool => $this->access->allows($user, $subject))->take(self::HITS));
    }

    /** @return list<MentionCandidate> for a team note */
    public function findInTeam(string $search): array
    {
        return self::toCandidates(self::named($search, TeamNoteReaderRepository::all())->limit(self::HITS)->get());
    }

    /**
     * @param  Builder<User>  $users
     * @return Builder<User>
     */
    private static function named(string $search, Builder $users): Builder
    {
        $words = array_slice(array_filter(preg_split('/\s+/u', mb_strtolower(trim($search))) ?: []), 0, 3);

        return $users->with('role')
            ->where(static function (Builder $names) use ($words): void {
                foreach ($words as $word) {
                    $names->where(static function (Builder $either) use ($word): void {
                        LikeText::begins(LikeText::begins($either->getQuery(), 'first_name', $word), 'last_name', $word, 'or');
                    });
                }
            })
            ->orderBy('first_name')->orderBy('last_name')->orderBy('id');
    }

    /**
     * @param  Enumerable<int, User>  $users
     * @return list<MentionCandidate>
     */
    private static function toCandidates(Enumerable $users): array
    {
        return array_values(
            $users
                ->map(
                    static fn (User $user): MentionCandidate => new MentionCandidate(
                        $user->id,
                        $user->full_name,
                        $user->role->title,
                    ),
                )
                ->all(),
        );
    }
}
