<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Models\SocialMediaReview;
use App\Models\User;
use App\Services\Notifications\NotificationPresenter;
use DomainException;

/** Two people decided differently; this one came second. */
final class ReviewAlreadyDecided extends DomainException
{
    /** @param  User|null  $decider  null where nobody in the product decided */
    public function __construct(private readonly SocialMediaReview $review, private readonly ?User $decider)
    {
        parent::__construct('This review is decided already.');
    }

    /** @param  string  $timezone  of whoever reads it */
    public function explain(string $timezone): string
    {
        $who = $this->decider->full_name ?? 'Somebody';
        $when = $this->review->decided_at === null ? '' : ' on '.NotificationPresenter::humanFormat($this->review->decided_at, $timezone);

        return "{$who} already {$this->review->status->pastTense()} this review{$when}. Nothing was changed.";
    }
}
