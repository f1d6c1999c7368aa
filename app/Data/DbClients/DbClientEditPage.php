<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\Lists\Choice;

/** DbClients/Edit, for an existing DB client or a new one (without an id). */
final readonly class DbClientEditPage
{
    /**
     * @param  list<Choice>  $states
     * @param  list<Choice>  $lists  to put a contractor's new DB client on; otherwise empty
     */
    public function __construct(
        public ?int $id,
        public string $full_name,
        public int $version,
        public DbClientForm $form,
        public array $states,
        public array $lists,
    ) {}
}
