<?php

declare(strict_types=1);

namespace App\Data\Services;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use Closure;

/** Services/Credentials. */
final readonly class CredentialsPage
{
    /**
     * @param  list<CredentialRow>  $credentials
     * @param  Closure(): (CredentialDetails|null)  $opened  of `?credential=`
     * @param  list<Choice>  $owners
     */
    public function __construct(
        public array $credentials,
        public ListMeta $meta,
        public bool $is_archive,
        public Closure $opened,
        public array $owners,
        public bool $can_manage,
    ) {}
}
