<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Clients\HistoryEntry;
use Closure;

/** Users/Edit. */
final readonly class UserEditPage
{
    /**
     * @param  list<OwnedWorkRow>  $work  empty for viewers who can't deactivate the user
     * @param  Closure(): ?TakeoverProgress  $takeover
     * @param  Closure(): list<HistoryEntry>  $history
     */
    public function __construct(
        public UserDetails $user,
        public UserForm $form,
        public UserFormChoices $choices,
        public array $work,
        public Closure $takeover,
        public Closure $history,
    ) {}
}
