<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Services\Notifications\WorkSubject;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/**
 * The announcer of work that has a `client_id`.
 *
 * @template TWork of Model
 */
abstract readonly class WorkAnnouncer implements Announcer
{
    /** @return Builder<TWork> */
    abstract public function open(): Builder;

    /** @return array<int|string, mixed> what the words and the row on the screen need */
    abstract protected function relations(): array;

    /** @param  TWork  $work  with its relations */
    abstract protected function put(Model $work): Announcement;

    public function announce(int $subjectId): ?Announcement
    {
        $work = $this->held()->find($subjectId);

        return $work === null ? null : $this->put($work);
    }

    public function newest(WorkSubject $subject): ?Announcement
    {
        $work = $subject->clientId === null ? null : $this->ofClient($this->held(), $subject->clientId)->latest('id')->first();

        return $work === null ? null : $this->put($work);
    }

    /**
     * @param  Builder<TWork>  $work
     * @return Builder<TWork>
     */
    protected function ofClient(Builder $work, int $clientId): Builder
    {
        return $work->where('client_id', $clientId);
    }

    /** @return Builder<TWork> */
    private function held(): Builder
    {
        return $this->open()->with($this->relations())->sharedLock();
    }
}
