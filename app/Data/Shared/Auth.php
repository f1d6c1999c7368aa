<?php

declare(strict_types=1);

namespace App\Data\Shared;

final readonly class Auth
{
    public function __construct(public ?AuthUser $user, public ?Impersonator $impersonator) {}
}
