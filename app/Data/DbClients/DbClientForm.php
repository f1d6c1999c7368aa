<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** The form of a DB client; empty fields are ''. */
final readonly class DbClientForm
{
    /**
     * @param  list<DbPhoneForm>  $phones
     * @param  list<DbAddressForm>  $addresses
     */
    public function __construct(
        public string $db_list_id,
        public string $first_name,
        public string $last_name,
        public string $date_of_birth,
        public string $email,
        public string $source,
        public string $consent_basis,
        public array $phones,
        public array $addresses,
    ) {}
}
