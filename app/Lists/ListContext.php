<?php

declare(strict_types=1);

namespace App\Lists;

use App\Domain\Clients\History\ClientPast;
use App\Models\User;
use LogicException;

/** The viewer of a list, the record or tab that contains it, its earlier time if it shows the past and, while rows are read, the validated query. */
final readonly class ListContext
{
    public function __construct(
        public User $viewer,
        public ?object $scope = null,
        public ?ListParameters $parameters = null,
        public ?ClientPast $past = null,
    ) {}

    public function with(ListParameters $parameters): self
    {
        return new self($this->viewer, $this->scope, $parameters, $this->past);
    }

    /**
     * @template TScope of object
     *
     * @param  class-string<TScope>  $class
     * @return TScope
     */
    public function scope(string $class): object
    {
        return $this->scope instanceof $class ? $this->scope : throw new LogicException("The list needs a scope of {$class}.");
    }
}
