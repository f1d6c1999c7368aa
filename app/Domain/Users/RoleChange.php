<?php

declare(strict_types=1);

namespace App\Domain\Users;

/** Rights that a role gains and loses, as names of {@see RoleRights}. */
final readonly class RoleChange
{
    /**
     * @param  list<string>  $added
     * @param  list<string>  $removed
     */
    public function __construct(public array $added, public array $removed) {}

    public static function between(RoleRights $held, RoleRights $wanted): self
    {
        return new self(array_values(array_diff($wanted->names, $held->names)), array_values(array_diff($held->names, $wanted->names)));
    }

    public function isEmpty(): bool
    {
        return $this->added === [] && $this->removed === [];
    }

    public function needsTwoPeople(): bool
    {
        return array_filter([...$this->added, ...$this->removed], RoleRights::needsTwoPeople(...)) !== [];
    }

    /** @return array{added: list<string>, removed: list<string>} in words, for the activity log */
    public function inWords(): array
    {
        return ['added' => array_map(RoleRights::label(...), $this->added), 'removed' => array_map(RoleRights::label(...), $this->removed)];
    }
}
