<?php

declare(strict_types=1);

// The rows and the count of Clients/Index without our product: the same SQL, one connection, JSON.

require __DIR__.'/sqlite.php';

$stage = $_SERVER['STAGE'];
$pdo = plain_sqlite("{$stage}/data/database.sqlite");

$results = [];
foreach ((require "{$stage}/queries.php")['page 1'] as [$sql, $bindings]) {
    $statement = $pdo->prepare($sql);
    $statement->execute($bindings);
    $results[] = $statement->fetchAll();
}

header('Content-Type: application/json');
echo json_encode($results, JSON_THROW_ON_ERROR);
